import { LRUCache } from "lru-cache";
import type { Services } from "../context.ts";
import { notFound } from "../failure.ts";
import { type Handler, isRead, onlyFor } from "../http/exchange.ts";
import { NO_FILE, type Storage } from "../storage/storage.ts";
import { cardAt, isCardPath } from "./card-address.ts";
import type { CardContent } from "./card-picture.ts";

/**
 * Maximum number of cached cards: each is about 100 kB, and chat programs fetch the same one several times.
 */
const MOST = 60;
const A_YEAR = 31_536_000;

async function drawCard(storage: Storage, content: CardContent): Promise<Buffer> {
  const { cardPicture } = await import("./card-picture.ts");
  return cardPicture(storage, content);
}

/**
 * Serves `/tarjetas/…jpg`, the pictures of link previews. An address contains the whole content of its card,
 * so a card never changes.
 */
export function serveCards({ storage, fingerprints }: Pick<Services, "storage" | "fingerprints">): Handler {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: MOST });
  return onlyFor(
    (exchange) => isCardPath(exchange.path) && isRead(exchange),
    async ({ request, response, path }) => {
      const content = cardAt({ fingerprints }, path);
      if (!content) throw notFound(NO_FILE);
      const card = drawn.get(path) ?? drawCard(storage, content);
      drawn.set(path, card);
      card.catch(() => drawn.delete(path));
      const bytes = await card;
      response.setHeader("Content-Type", "image/jpeg");
      response.setHeader("Content-Length", bytes.length);
      response.setHeader("Cache-Control", `public, max-age=${A_YEAR}, immutable`);
      response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
      response.end(request.method === "HEAD" ? undefined : bytes);
      return true;
    },
  );
}
