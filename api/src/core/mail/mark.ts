import { LRUCache } from "lru-cache";
import type { Agency } from "../agency.ts";
import { printedPicture } from "../pdf/pictures.ts";
import type { Storage } from "../storage/storage.ts";

/** Address of the agency's logo in a mail's text; the logo travels within the mail. */
export const MARK = "cid:marca";

/** The height of the logo in a mail, in pixels. */
export const markHeight = 40;
/** The side of a face in a mail, in pixels. */
export const faceSide = 48;

const FACE = "cid:foto-";
const OWN = /^\/media\/([0-9a-f-]{36})$/;
const faces = /cid:foto-([0-9a-f-]{36})/g;

/** Returns the address of a picture of ours in a mail's text, within which it travels; null for another's. */
export const faceInMail = (picture: string | null | undefined): string | null => {
  const name = OWN.exec(picture ?? "")?.[1];
  return name === undefined ? null : FACE + name;
};

/** A picture as a mail carries it. */
interface MailPicture {
  /** Its address in the mail's text. */
  readonly address: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * Printed pictures by their address and size: the same few are in all mails, and an address keeps its
 * picture.
 */
const printedBefore = new LRUCache<string, string>({ max: 50 });

/** Returns a picture as it is printed, which is done once. */
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
 * Returns the pictures that a mail names: its logo and the portrait of its writer. They are JPEG or PNG,
 * which every mail program shows, and within the mail, so that they are shown without a request to a server.
 * Missing pictures are left out.
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

/** Returns a mail with its pictures written into it, for a reader that opens no parts of mails. */
export const withPictures = (html: string, pictures: readonly MailPicture[]): string =>
  pictures.reduce(
    (text, { address, contentType, content }) =>
      text.replaceAll(address, `data:${contentType};base64,${content.toString("base64")}`),
    html,
  );
