import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const inter = (face: string) => require.resolve(`@fontsource/inter/files/inter-latin-${face}.woff`);
const fraunces = (face: string) => require.resolve(`@fontsource/fraunces/files/fraunces-latin-${face}.woff`);

/**
 * The faces of documents by their use: `Display` for titles, `Text` for everything else; the same as on
 * screen.
 */
export const fonts = {
  Display: {
    normal: fraunces("600-normal"),
    bold: fraunces("700-normal"),
    italics: fraunces("600-italic"),
    bolditalics: fraunces("700-italic"),
  },
  Text: {
    normal: inter("400-normal"),
    bold: inter("600-normal"),
    italics: inter("400-italic"),
    bolditalics: inter("600-italic"),
  },
};

/** The files of all faces. */
export const fontFiles = new Set(Object.values(fonts).flatMap((face) => Object.values(face)));
