// The HTTP calls around the games: private notes, invitations, muted and blocked people, profiles.

import { drop, get, post, put } from "./api";
import type { Blocked, BlockKind, Invitation, Invitations, Invited, Note, Profile } from "./people_protocol";
import type { Table } from "./protocol";

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

// --- notes

export const getNote = (table: string): Promise<Note> => get(`${at(table)}/note`);

/** In place of the version that is known. It is sent to the end though the page is closed meanwhile. */
export const putNote = (table: string, note: Note): Promise<Note> => put(`${at(table)}/note`, note, { keepalive: true });

// --- invitations

const invitations = (table: string): string => `${at(table)}/invitations`;

export const getInvitations = (table: string): Promise<Invitations> => get(invitations(table));

/** By the name somebody logs in with; whether there is such an account is not told. */
export const inviteAccount = (table: string, account: string): Promise<Invitations> =>
  post(invitations(table), { account });

/** Somebody with whom one has played. */
export const invitePlayed = (table: string, profile: string): Promise<Invitations> =>
  post(invitations(table), { profile });

export const makeInvitationLink = (table: string): Promise<{ token: string; invitations: Invitation[] }> =>
  post(`${invitations(table)}/links`);

export const withdrawInvitation = (table: string, id: string): Promise<Invitations> =>
  drop(`${invitations(table)}/${encodeURIComponent(id)}`);

type AllInvited = { invitations: Invited[] };

export const getInvited = async (): Promise<Invited[]> => (await get<AllInvited>("/me/invitations")).invitations;

/** Be invited by a personal link, which nobody else can use then. */
export const takeInvitation = (table: string, token: string): Promise<Table> =>
  post(`${invitations(table)}/take`, { token });

export const declineInvitation = async (table: string): Promise<Invited[]> =>
  (await post<AllInvited>(`${invitations(table)}/decline`)).invitations;

// --- muting and blocking

type AllBlocked = { people: Blocked[] };

export const getBlocked = async (): Promise<Blocked[]> => (await get<AllBlocked>("/me/blocked")).people;

/** Null: neither any more. */
export const putBlock = async (profile: string, kind: BlockKind | null): Promise<Blocked[]> =>
  (await put<AllBlocked>(`/people/${encodeURIComponent(profile)}/block`, { kind: kind ?? "none" })).people;

// --- profiles

export const getProfile = (profile: string): Promise<Profile> => get(`/people/${encodeURIComponent(profile)}`);
