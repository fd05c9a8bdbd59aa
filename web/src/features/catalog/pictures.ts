const LEAFLET = /\.pdf$/i;
const OWN = /^\/media\/[0-9a-f-]{36}$/;

/** Returns the leaflets among a package's addresses; the others are pictures. */
export const leafletsOf = (images: readonly string[]): readonly string[] =>
  images.filter((image) => LEAFLET.test(image));

/** Returns the widths that the server keeps of a picture of ours; another address has only itself. */
export const srcSetOf = (image: string): string | undefined =>
  OWN.test(image) ? `${image}-640 640w, ${image} 1600w` : undefined;
