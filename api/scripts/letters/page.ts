import { fileURLToPath } from "node:url";
import { type Family, fonts } from "../../src/core/pdf/fonts.ts";
import { rangesOf } from "./ranges.ts";

/** Place of the table of letters. */
export const target = fileURLToPath(new URL("../../src/core/letters-of-faces.generated.ts", import.meta.url));

/** Returns the table of the letters of all families, as it is to be read out of their files. */
export function lettersPage(): string {
  const families = Object.keys(fonts) as Family[];
  const lines = families.map((family) => `  ${family}: ${JSON.stringify(rangesOf(family))},\n`);
  return `/** Letters of each family of faces, in ranges of hexadecimal code points. */
export const lettersOfFaces = {\n${lines.join("")}} as const;\n`;
}
