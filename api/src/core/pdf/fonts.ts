import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const inter = (face: string) => require.resolve(`@fontsource/inter/files/inter-latin-${face}.woff`);
const fraunces = (face: string) => require.resolve(`@fontsource/fraunces/files/fraunces-latin-${face}.woff`);
/** Returns the path of a complete font file, with the characters that the Latin subset omits. */
const whole = (family: "Inter" | "Fraunces", weight: string) =>
  require.resolve(`@expo-google-fonts/${family.toLowerCase()}/${weight}/${family}_${weight}.ttf`);
const symbols =
  require.resolve("@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff");

/**
 * Fonts of documents by use: `Display` for titles, `Text` for everything else, as on the screen.
 * `DisplayWide` and `TextWide` are the same fonts with Latin Extended and Vietnamese; `TextWide` also has
 * Greek, Cyrillic and symbols. `TitleWide` is `TextWide` in the weight of a title, and `Symbols` has further
 * symbols in one style. The wide fonts are loaded only for a text that needs them.
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

/** A font family by its use. */
export type Family = keyof typeof fonts;

/** Font family that a piece of a document requests; the other families supply missing characters. */
export type AskedFamily = "Display" | "Text";
