import { setImmediate } from "node:timers/promises";

// This file is imported by a worker thread, also straight from its source: it imports only files whose types
// Node itself can strip.

/** Number of characters of an answer that are parsed at once, and maximum number of a whole answer. */
const AT_ONCE = 128 * 1024;
const MOST = 16 * 1024 * 1024;

const TOO_MUCH = "El archivo tiene demasiado texto en sus celdas. Divídelo en archivos más pequeños.";

/**
 * Serializes the content of a file for another thread: its lists in pieces, which the other thread parses
 * with pauses in between.
 */
export function packed(answer: object): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const add = (key: string, items: string) => {
    size += items.length;
    pieces.push(Buffer.from(`[${JSON.stringify(key)},${items}]`));
  };
  for (const [key, value] of Object.entries(answer)) {
    if (!Array.isArray(value)) {
      add(key, JSON.stringify(value));
      continue;
    }
    let some: string[] = [];
    let length = 0;
    for (const item of value) {
      const text = JSON.stringify(item);
      some.push(text);
      length += text.length;
      if (length < AT_ONCE) continue;
      add(key, `[${some.join()}]`);
      [some, length] = [[], 0];
      if (size > MOST) return packed({ problem: TOO_MUCH });
    }
    add(key, `[${some.join()}]`);
  }
  return pieces;
}

/** Parses the transferred content in pieces, so that the event loop is not blocked. */
export async function unpacked<Answer>(pieces: readonly Uint8Array[]): Promise<Answer> {
  const answer: Record<string, unknown> = {};
  for (const piece of pieces) {
    const [key, value] = JSON.parse(Buffer.from(piece).toString()) as [string, unknown];
    const before = answer[key];
    if (Array.isArray(before) && Array.isArray(value)) before.push(...value);
    else answer[key] = value;
    await setImmediate();
  }
  return answer as Answer;
}
