import sharp from "sharp";
import { ownPicture } from "../pdf/pictures.ts";
import type { Storage } from "../storage/storage.ts";
import { drawingAt, drawingOf } from "./landscape.ts";
import { type DrawnLine, fittedLine } from "./letters.ts";

/**
 * Content of a preview card. It contains neither a person's name nor an amount, because everybody in a chat
 * can read it.
 */
export interface CardContent {
  readonly place: string;
  /** Lines below the place, such as dates and travellers. */
  readonly lines: readonly string[];
  readonly agency: string;
  /** Colour of the agency, `#RRGGBB`. */
  readonly colour: string;
  /** Address of a public picture of ours or of a drawing; null for the drawing of the place. */
  readonly picture: string | null;
}

/** Size of a card in pixels, as chat programs require it. */
const cardSize = { width: 1_200, height: 630 } as const;
const MARGIN = 64;
/** Height of the panel in the agency's colour, on which white text is placed, in pixels. */
const PANEL = 222;
const picture = { width: cardSize.width, height: cardSize.height - PANEL, fit: "cover" } as const;

/** Draws a page's card as JPEG: its picture, and below it the place, its lines and the agency. */
export async function cardPicture(storage: Storage, content: CardContent): Promise<Buffer> {
  const drawn = await sharp(await pictureOf(storage, content))
    .resize(picture)
    .toBuffer();
  return sharp({ create: { ...cardSize, channels: 3, background: content.colour } })
    .composite([
      { input: drawn, left: 0, top: 0 },
      { input: Buffer.from(wordsOf(content)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Returns the picture, or the drawing of the place when the picture is missing or unreadable. */
async function pictureOf(storage: Storage, { picture: address, place }: CardContent): Promise<Buffer> {
  const found = address ? ((await ownPicture(storage, address)) ?? (await drawingAt(address))) : null;
  const isReadable =
    found &&
    (await sharp(found)
      .metadata()
      .then(Boolean, () => false));
  return isReadable ? found : drawingOf(place);
}

/** Returns the texts of the panel as SVG. */
function wordsOf({ place, lines, agency }: CardContent): string {
  const { width, height } = cardSize;
  const room = width - 2 * MARGIN;
  const top = height - PANEL;
  const name = fittedLine(place, ["Display", "normal"], { width: room, largest: 76, smallest: 46 });
  const facts = fittedLine(lines.join(" · "), ["Text", "bold"], { width: room, largest: 34, smallest: 24 });
  const sender = fittedLine(agency, ["Text", "normal"], { width: room, largest: 28, smallest: 20 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#FFFFFF">
${placed(name, top + 84)}${placed(facts, top + 142)}${placed(sender, top + 192)}</g></svg>`;
}

const placed = ({ path }: DrawnLine, y: number): string =>
  `<g transform="translate(${MARGIN} ${y})">${path}</g>`;
