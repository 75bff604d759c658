// A subscription to pushes, as the server is told of it.

export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export function told(subscription: Pick<PushSubscription, "toJSON">): Subscribed | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}
