/** A record that the viewer opened recently. */
export interface RecentRecord {
  readonly at: string;
  readonly title: string;
  /** List that contains it: `Cotizaciones`. */
  readonly of: string;
}

/** Maximum number of records stored. */
const MOST = 8;

const PREFIX = "travesia.recientes.";

const isRecord = (kept: unknown): kept is RecentRecord =>
  typeof kept === "object" &&
  kept !== null &&
  ["at", "title", "of"].every((key) => typeof (kept as Record<string, unknown>)[key] === "string");

/**
 * Returns the records that the viewer opened most recently in this browser, the latest first, and deletes
 * other users' records.
 */
export function recentRecords(userId: number): readonly RecentRecord[] {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && key !== PREFIX + String(userId)) localStorage.removeItem(key);
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + String(userId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecord) : [];
  } catch {
    return [];
  }
}

/** Stores in this browser that the viewer opened a record. */
export function keepRecent(userId: number, record: RecentRecord): void {
  const others = recentRecords(userId).filter(({ at }) => at !== record.at);
  try {
    localStorage.setItem(PREFIX + String(userId), JSON.stringify([record, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing offers none.
  }
}
