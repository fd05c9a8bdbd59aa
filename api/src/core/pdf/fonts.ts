import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const roboto = (face: string) => require.resolve(`pdfmake/fonts/Roboto/Roboto-${face}.ttf`);

/** The faces of documents by their use: `Display` for titles, `Text` for everything else. */
export const fonts = {
  Display: { normal: roboto("Medium"), bold: roboto("Medium"), italics: roboto("MediumItalic"), bolditalics: roboto("MediumItalic") },
  Text: { normal: roboto("Regular"), bold: roboto("Medium"), italics: roboto("Italic"), bolditalics: roboto("MediumItalic") },
};

/** The only files that a document may read. */
export const fontFiles = new Set(Object.values(fonts).flatMap((face) => Object.values(face)));
