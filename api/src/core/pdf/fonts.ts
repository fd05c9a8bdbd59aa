import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const inter = (face: string) => require.resolve(`@fontsource/inter/files/inter-latin-${face}.woff`);
const fraunces = (face: string) => require.resolve(`@fontsource/fraunces/files/fraunces-latin-${face}.woff`);
/** Finds the file of a whole face, with the letters that its Latin part leaves out. */
const whole = (family: "Inter" | "Fraunces", weight: string) =>
  require.resolve(`@expo-google-fonts/${family.toLowerCase()}/${weight}/${family}_${weight}.ttf`);
const symbols =
  require.resolve("@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff");

/**
 * Faces of documents by their use: `Display` for titles, `Text` for everything else; the same as on screen.
 * `DisplayWide` and `TextWide` are the same faces with Latin Extended and Vietnamese; `TextWide` also has
 * Greek, Cyrillic and signs. `TitleWide` is `TextWide` in the weight of a title, and `Symbols` has further
 * signs in one style. These are read only for a text that needs them.
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
  DisplayWide: {
    normal: whole("Fraunces", "600SemiBold"),
    bold: whole("Fraunces", "700Bold"),
    italics: whole("Fraunces", "600SemiBold_Italic"),
    bolditalics: whole("Fraunces", "700Bold_Italic"),
  },
  TextWide: {
    normal: whole("Inter", "400Regular"),
    bold: whole("Inter", "600SemiBold"),
    italics: whole("Inter", "400Regular_Italic"),
    bolditalics: whole("Inter", "600SemiBold_Italic"),
  },
  TitleWide: {
    normal: whole("Inter", "600SemiBold"),
    bold: whole("Inter", "600SemiBold"),
    italics: whole("Inter", "600SemiBold_Italic"),
    bolditalics: whole("Inter", "600SemiBold_Italic"),
  },
  Symbols: { normal: symbols, bold: symbols, italics: symbols, bolditalics: symbols },
};

/** A family of faces by its use. */
export type Family = keyof typeof fonts;

/** Family that a piece of a document names; the others complete it. */
export type AskedFamily = "Display" | "Text";
