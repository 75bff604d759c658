declare module "virtual:sprite" {
  /** The address of the file with all icons and crests. */
  const address: string;
  export default address;
}

declare module "*.toml";
