import { createHash } from "node:crypto";
import sharp from "sharp";
import render from "../../api/src/core/pdf/render.ts";
import { heading, paragraphs } from "../../api/src/core/pdf/text.piece.ts";
import { cardPicture } from "../../api/src/core/preview/card-picture.ts";
import { drawingOf } from "../../api/src/core/preview/landscape.ts";
import { looksOf } from "../../api/src/core/storage/picture.ts";
import type { Storage } from "../../api/src/core/storage/storage.ts";
import { spokenDay } from "../../api/src/core/colombia/spoken.ts";
import { formatCop } from "../../api/src/core/colombia/cop.ts";
import { START, TODAY } from "./calendar.ts";
import { aDrawnReceipt } from "./drawn-receipt.ts";

// Says in one line of JSON what is drawn and printed on this machine: a hash of each.
const hashOf = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");
const pixels = async (bytes: Buffer): Promise<string> => hashOf(await sharp(bytes).raw().toBuffer());
/** A card without a picture of its own: it is read from nowhere. */
const nowhere = {} as Storage;

const said = `${spokenDay(TODAY)} · ${formatCop(1_850_000)}`;
const names = "Nguyễn Łukasz · Ελλάδα · Москва · → ✓ ✈ 😀";
const receipt = (await aDrawnReceipt(["María Fernanda", "$ 1.850.000", "M08412345"])).bytes;
const drawings = {
  said,
  printed: hashOf(
    await render({
      title: "Contrato",
      author: "Travesía",
      createdAt: START,
      footer: said,
      content: [heading(names), paragraphs([names, said])],
    }),
  ),
  receipt: await pixels(receipt),
  looks: hashOf((await looksOf(receipt)) ?? ""),
  landscape: await pixels(await drawingOf("Cartagena")),
  card: await pixels(
    await cardPicture(nowhere, {
      place: "Đà Nẵng",
      lines: [said, names],
      agency: "Travesía",
      colour: "#0B6E6E",
      picture: null,
    }),
  ),
};
process.stdout.write(`${JSON.stringify(drawings)}\n`);
