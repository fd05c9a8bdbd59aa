import { codeModules } from "./decoder.ts";
import { drawnCard, drawnCedula, drawnPassport, type Print } from "./drawn.ts";
import { cardLines, cedulaBytes, passportLines } from "./lines.ts";
import type { Bearer } from "./people.ts";
import { type Circumstances, photographed } from "./photographs.ts";

/** Kind of document of a made-up photograph. */
export type MadeUpKind = "passport" | "card" | "yellow";

/**
 * Makes a photograph of an invented person's document. Its letters are of another face of OCR-B than the
 * shapes with which they are read.
 */
export async function aPhotograph(
  kind: MadeUpKind,
  bearer: Bearer,
  of: Circumstances,
  random: () => number,
): Promise<Buffer> {
  const pixels = Math.round(of.width * of.part * 1.3);
  const print: Print = { face: "squared", weight: Math.round(-10 + random() * 34) };
  const serial = String(100_000_000 + Math.floor(random() * 800_000_000));
  const drawn =
    kind === "passport"
      ? await drawnPassport(passportLines(bearer), print, pixels)
      : kind === "card"
        ? await drawnCard(cardLines(bearer, serial), print, pixels)
        : await drawnCedula(await codeModules(cedulaBytes(bearer)), pixels);
  return photographed(drawn, of, random);
}
