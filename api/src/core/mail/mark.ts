import type { Agency } from "../agency.ts";
import { printedPicture } from "../pdf/pictures.ts";
import type { Storage } from "../storage/storage.ts";

/** Name of the agency's logo in a mail's text; the logo travels within the mail. */
export const MARK = "cid:marca";

/** The height of the logo in a mail, in pixels. */
export const markHeight = 40;

/** The agency's logo as a mail carries it. */
interface MailMark {
  readonly contentType: string;
  readonly content: Buffer;
}

/**
 * Returns the logo for a mail that names it: as JPEG or PNG, which every mail program shows, and within the
 * mail, so that it is seen without asking a server; null where there is none any more.
 */
export async function markOf(
  html: string,
  storage: Storage,
  { logo }: Pick<Agency, "logo">,
): Promise<MailMark | null> {
  if (!html.includes(MARK)) return null;
  const picture = await printedPicture(storage, logo, { width: 160, height: markHeight, fit: "inside" });
  const [, contentType, data] = /^data:([^;]+);base64,(.*)$/.exec(picture ?? "") ?? [];
  return contentType && data ? { contentType, content: Buffer.from(data, "base64") } : null;
}

/** Returns a mail with its logo written into it, for a reader that opens no parts of mails. */
export const withMark = (html: string, mark: MailMark | null): string =>
  mark ? html.replaceAll(MARK, `data:${mark.contentType};base64,${mark.content.toString("base64")}`) : html;
