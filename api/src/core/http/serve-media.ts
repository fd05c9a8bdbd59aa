import { type Exchange, type Handler, isRead, onlyFor } from "./exchange.ts";
import { sendBytes } from "./send-bytes.ts";
import { notFound } from "../failure.ts";
import { makeWidth } from "../storage/public-picture.ts";
import { NO_FILE, PUBLIC, type Storage } from "../storage/storage.ts";

const A_YEAR = 31_536_000;

/** Path of a picture, of a narrower version of it (`-640`, `-320`), or of a leaflet (`.pdf`). */
const named = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-640|-320|\.pdf)?$/;

/**
 * Serves `/media/{uuid}`, public pictures and leaflets. Pictures are WebP, created by `webp`; a stored file
 * never changes.
 */
export const serveMedia = (storage: Storage): Handler =>
  onlyFor(isMedia, async (exchange) => {
    const { response, path } = exchange;
    const name = path.slice("/media/".length);
    if (!named.test(name)) throw notFound(NO_FILE);
    // A stream shows only while it is read that there is nothing: too late for a 404.
    const size = await storage.sizeOf(PUBLIC + name).catch(async (error: unknown) => {
      if (!(await makeWidth(storage, name))) throw error;
      return storage.sizeOf(PUBLIC + name);
    });
    const stream = await storage.read(PUBLIC + name);
    response.setHeader("Content-Type", name.endsWith(".pdf") ? "application/pdf" : "image/webp");
    response.setHeader("Cache-Control", `public, max-age=${A_YEAR}, immutable`);
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    await sendBytes(exchange, { stream, size });
    return true;
  });

const isMedia = (exchange: Exchange): boolean => exchange.path.startsWith("/media/") && isRead(exchange);
