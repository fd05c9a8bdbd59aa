import { pipeline } from "node:stream/promises";
import { validate } from "uuid";
import { isRead, type Handler } from "../http/exchange.ts";
import { notFound } from "../failure.ts";
import { NO_FILE, PUBLIC, type Storage } from "./storage.ts";

const A_YEAR = 31_536_000;

/** Serves `/media/{uuid}`, public pictures: all are WebP, made by `webp`, and none ever changes. */
export const serveMedia =
  (storage: Storage): Handler =>
  async (exchange) => {
    const { request, response, path } = exchange;
    if (!path.startsWith("/media/") || !isRead(exchange)) return false;
    const name = path.slice("/media/".length);
    if (!validate(name)) throw notFound(NO_FILE);
    const stream = await storage.read(PUBLIC + name);
    response.setHeader("Content-Type", "image/webp");
    response.setHeader("Cache-Control", `public, max-age=${A_YEAR}, immutable`);
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    if (request.method === "HEAD") {
      stream.destroy();
      response.end();
    } else await pipeline(stream, response).catch(() => response.destroy());
    return true;
  };
