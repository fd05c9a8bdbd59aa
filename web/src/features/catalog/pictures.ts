const LEAFLET = /\.pdf$/i;

/** Returns the leaflets among a package's files; the other files are pictures. */
export const leafletsOf = (images: readonly string[]): readonly string[] =>
  images.filter((image) => LEAFLET.test(image));
