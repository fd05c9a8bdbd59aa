import { LRUCache } from "lru-cache";
import type { Agency } from "../agency.ts";
import { printedPicture } from "../pdf/pictures.ts";
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
 * Returns the pictures that an e-mail refers to: its logo and the portrait of its writer. They are JPEG or
 * PNG, which every e-mail program displays, and embedded, so that displaying them needs no request to a
 * server. Missing pictures are omitted.
 */
export async function picturesOf(
  html: string,
  storage: Storage,
  { logo }: Pick<Agency, "logo">,
): Promise<MailPicture[]> {
  const printed = async (
    address: string,
    ...[picture, place]: [string | null, Parameters<typeof printedPicture>[2]]
  ): Promise<MailPicture[]> => {
    const data = await printedOnce(storage, picture, place);
    const [, contentType, content] = /^data:([^;]+);base64,(.*)$/.exec(data ?? "") ?? [];
    return contentType && content ? [{ address, contentType, content: Buffer.from(content, "base64") }] : [];
  };
  const named = [...new Set([...html.matchAll(faces)].map(([, name]) => name))];
  const found = await Promise.all([
    html.includes(MARK) ? printed(MARK, logo, { width: 160, height: markHeight, fit: "inside" }) : [],
    ...named.map((name) =>
      printed(FACE + name, `/media/${name}`, { width: faceSide, height: faceSide, fit: "cover" }),
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
