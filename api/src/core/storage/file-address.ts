import { createHmac, timingSafeEqual } from "node:crypto";
import { unaccented } from "../colombia/plain.ts";

/** Shown in the page, or saved. */
export type Disposition = "inline" | "attachment";

/** Permission in a signed address: the file it opens, and its end in seconds since 1970. */
export interface Grant {
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly disposition: Disposition;
  readonly expiresAt: number;
  /**
   * Id of the link through which it was read, and with which it expires; null for an address without a link.
   */
  readonly linkId: string | null;
}

const macOf = (text: string, secret: string) => createHmac("sha256", secret).update(`file ${text}`).digest();

/** Packs a grant into one segment of a path that nobody else can make: the token of a signed address. */
export function sign(grant: Grant, secret: string): string {
  const { key, filename, contentType, disposition, expiresAt, linkId } = grant;
  const parts = [key, filename, contentType, disposition, expiresAt, ...(linkId === null ? [] : [linkId])];
  const text = Buffer.from(JSON.stringify(parts)).toString("base64url");
  return `${text}.${macOf(text, secret).toString("base64url")}`;
}

/** Returns the grant of a signature, or null when it was not made with this secret or its time is over. */
export function verify(signature: string, secret: string, now: Date): Grant | null {
  const [text = "", mac = ""] = signature.split(".");
  const given = Buffer.from(mac, "base64url");
  const expected = macOf(text, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [key, filename, contentType, disposition, expiresAt, linkId = null] = JSON.parse(
    Buffer.from(text, "base64url").toString(),
  ) as [string, string, string, Disposition, number, string?];
  if (expiresAt * 1000 <= now.getTime()) return null;
  return { key, filename, contentType, disposition, expiresAt, linkId };
}

/**
 * Returns the path of a token: it ends in the file's name, so that readers see whether it is a PDF or a
 * picture; the token alone opens it.
 */
export const filePath = (token: string, filename: string): string =>
  `/files/${token}/${encodeURIComponent(filename)}`;

/**
 * Returns the token of an address or path of ours, with the file's name behind it or without; the text itself
 * when it is only a token.
 */
export const tokenOf = (address: string): string => /\/files\/([^/?#]*)/.exec(address)?.[1] ?? address;

/**
 * Returns the header that names a download: plain letters for old clients, the true name beside them (RFC
 * 6266, RFC 5987).
 */
export function contentDisposition(disposition: Disposition, filename: string): string {
  const plain = unaccented(filename).replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === filename
    ? `${disposition}; filename="${plain}"`
    : `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
