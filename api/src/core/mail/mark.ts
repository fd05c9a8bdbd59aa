import { LRUCache } from "lru-cache";
import type { Agency } from "../agency.ts";
import { printedPicture } from "../pdf/pictures.ts";
import { drawingAt } from "../preview/landscape.ts";
import type { Storage } from "../storage/storage.ts";

/** Address of the agency's logo in an e-mail's HTML; the logo is embedded in the e-mail. */
export const MARK = "cid:marca";

/** Height of the logo in an e-mail, in pixels. */
export const markHeight = 40;
/** Width and height of a portrait in an e-mail, in pixels. */
export const faceSide = 48;

const FACE = "cid:foto-";
const OWN = /^\/media\/([0-9a-f-]{36})$/;
const faces = /cid:foto-([0-9a-f-]{36})/g;

/**
 * Returns the address of one of our pictures in an e-mail's HTML, in which it is embedded; null for a picture
 * of another host.
 */
export const faceInMail = (picture: string | null | undefined): string | null => {
  const name = OWN.exec(picture ?? "")?.[1];
  return name === undefined ? null : FACE + name;
};

/** Size of the picture of a trip above an e-mail, in points; programs show it as wide as the e-mail. */
const trip = { width: 276, height: 145, fit: "cover" } as const;

const TRIP = "cid:viaje-";
const DRAWN = /^\/paisajes\/([a-z-]+)\.svg$/;
const trips = /cid:viaje-([0-9a-z-]+)/g;

/**
 * Returns the address of a public picture of ours, or of one of our drawings, as the picture of a trip in an
 * e-mail's HTML, in which it is embedded; null for a picture of another host.
 */
export const tripInMail = (picture: string | null | undefined): string | null => {
  const name = (OWN.exec(picture ?? "") ?? DRAWN.exec(picture ?? ""))?.[1];
  return name === undefined ? null : TRIP + name;
};

/** Returns a drawing as JPEG, in the size of a trip's picture. */
async function printedDrawing(name: string): Promise<string | null> {
  const drawing = await drawingAt(`/paisajes/${name}.svg`);
  if (!drawing) return null;
  const { default: sharp } = await import("sharp");
  const jpeg = await sharp(drawing)
    .resize(trip.width * 2, trip.height * 2, { fit: trip.fit })
    .jpeg({ quality: 80 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** A picture embedded in an e-mail. */
interface MailPicture {
  /** Address of the picture in the e-mail's HTML. */
  readonly address: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * Cache of converted pictures by address and size: the same few are in all e-mails, and the picture at an
 * address never changes.
 */
const printedBefore = new LRUCache<string, string>({ max: 50 });

/** Returns a picture converted for an e-mail; each is converted once. */
async function printedOnce(
  storage: Storage,
  picture: string | null,
  place: Parameters<typeof printedPicture>[2],
): Promise<string | null> {
  const key = `${picture} ${place.width} ${place.height} ${place.fit}`;
  const data = printedBefore.get(key) ?? (await printedPicture(storage, picture, place));
  if (data) printedBefore.set(key, data);
  return data;
}

/**
 * Returns the pictures that an e-mail refers to: its logo, the portrait of its writer and the picture of the
 * trip. They are JPEG or PNG, which every e-mail program displays, and embedded, so that displaying them
 * needs no request to a server. Missing pictures are omitted.
 */
export async function picturesOf(
  html: string,
  storage: Storage,
  { logo }: Pick<Agency, "logo">,
): Promise<MailPicture[]> {
  const embedded = (address: string, data: string | null): MailPicture[] => {
    const [, contentType, content] = /^data:([^;]+);base64,(.*)$/.exec(data ?? "") ?? [];
    return contentType && content ? [{ address, contentType, content: Buffer.from(content, "base64") }] : [];
  };
  const printed = async (
    address: string,
    ...[picture, place]: [string | null, Parameters<typeof printedPicture>[2]]
  ): Promise<MailPicture[]> => embedded(address, await printedOnce(storage, picture, place));
  const drawn = async (name: string): Promise<MailPicture[]> => {
    const data = printedBefore.get(name) ?? (await printedDrawing(name));
    if (data) printedBefore.set(name, data);
    return embedded(TRIP + name, data);
  };
  const namesOf = (kind: RegExp) => [...new Set([...html.matchAll(kind)].map(([, name = ""]) => name))];
  const found = await Promise.all([
    html.includes(MARK) ? printed(MARK, logo, { width: 160, height: markHeight, fit: "inside" }) : [],
    ...namesOf(faces).map((name) =>
      printed(FACE + name, `/media/${name}`, { width: faceSide, height: faceSide, fit: "cover" }),
    ),
    ...namesOf(trips).map((name) =>
      OWN.test(`/media/${name}`) ? printed(TRIP + name, `/media/${name}`, trip) : drawn(name),
    ),
  ]);
  return found.flat();
}

/** Returns an e-mail with its pictures inlined, for a reader that does not open attached parts. */
export const withPictures = (html: string, pictures: readonly MailPicture[]): string =>
  pictures.reduce(
    (text, { address, contentType, content }) =>
      text.replaceAll(address, `data:${contentType};base64,${content.toString("base64")}`),
    html,
  );
