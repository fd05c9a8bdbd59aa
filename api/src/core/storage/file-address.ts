import { createHmac, timingSafeEqual } from "node:crypto";
import { unaccented } from "../colombia/plain.ts";

/** Way in which a browser treats a file: displays it in the page, or saves it. */
export type Disposition = "inline" | "attachment";

/** Permission in a signed address: the file it opens, and its expiry in seconds since 1970. */
export interface Grant {
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly disposition: Disposition;
  readonly expiresAt: number;
  /** Id of the link through which the address was read, and with which it expires; null without a link. */
  readonly linkId: string | null;
}

const macOf = (text: string, secret: string) => createHmac("sha256", secret).update(`file ${text}`).digest();

/**
 * Encodes a grant as one path segment with a signature, so that nobody else can create it: the token of a
 * signed address.
 */
export function sign(grant: Grant, secret: string): string {
  const { key, filename, contentType, disposition, expiresAt, linkId } = grant;
  const parts = [key, filename, contentType, disposition, expiresAt, ...(linkId === null ? [] : [linkId])];
  const text = Buffer.from(JSON.stringify(parts)).toString("base64url");
  return `${text}.${macOf(text, secret).toString("base64url")}`;
}

/** Returns the grant of a token; null when it was not signed with this secret or has expired. */
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
 * Returns the path of a token. It ends with the file's name, so that readers see whether it is a PDF or a
 * picture; only the token grants access.
 */
export const filePath = (token: string, filename: string): string =>
  `/files/${token}/${encodeURIComponent(filename)}`;

/**
 * Returns the token in an address or path of ours, with or without the file's name; a bare token is returned
 * unchanged.
 */
export const tokenOf = (address: string): string => /\/files\/([^/?#]*)/.exec(address)?.[1] ?? address;

/**
 * Returns the `Content-Disposition` header with a file name: in ASCII for old clients, and unchanged (RFC
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
