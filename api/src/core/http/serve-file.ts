import { type Exchange, type Handler, isRead, onlyFor } from "./exchange.ts";
import { sendBytes } from "./send-bytes.ts";
import { contentDisposition } from "../storage/file-address.ts";
import type { Storage } from "../storage/storage.ts";

const PDF = "application/pdf";
const INERT = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** Content types that a browser displays inline; every other file is downloaded. */
const shown = new Set([PDF, "image/jpeg", "image/png"]);

/** Serves `/files/{token}/{filename}`: the token grants access; the name is only for the reader. */
export const serveFile = (storage: Storage): Handler =>
  onlyFor(isFile, async (exchange) => {
    const { response, path } = exchange;
    const { stream, size, filename, contentType, disposition, expiresAt, linkId } = await storage.open(path);
    const seconds = Math.max(0, expiresAt - Math.floor(storage.now() / 1000));
    response.setHeader("Content-Type", contentType);
    response.setHeader(
      "Content-Disposition",
      contentDisposition(shown.has(contentType) ? disposition : "attachment", filename),
    );
    response.setHeader("Cache-Control", linkId ? "private, no-cache" : `private, max-age=${seconds}`);
    response.setHeader("X-Content-Type-Options", "nosniff");
    // A picture that is opened alone is a document, and may do nothing. A browser's own viewer of PDF opens
    // in no sandbox; the policy of our pages lets it run no script either.
    if (contentType !== PDF) response.setHeader("Content-Security-Policy", INERT);
    // A consumer's page on another host shows it in an <img>.
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    await sendBytes(exchange, { stream, size });
    return true;
  });

const isFile = (exchange: Exchange): boolean => exchange.path.startsWith("/files/") && isRead(exchange);
