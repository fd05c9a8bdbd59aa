import { type Day, isDay, today } from "../colombia/days.ts";

const written =
  /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})?(\d{2})?(?:\.\d+)?)?\s*(?:\[\s*([+-]?\d{1,2}(?:\.\d+)?)\s*(?::[^\]]*)?\])?$/;

const HOUR = 3_600_000;

/** Returns a time zone's hours east of Greenwich; `5.30` is five and a half (OFX 1.6, 3.2.8.2). */
function hoursOf(zone: string): number {
  const [whole = "0", part = ""] = zone.split(".");
  const minutes = Number(part.padEnd(2, "0").slice(0, 2)) / 60;
  return Number(whole) + (zone.startsWith("-") ? -minutes : minutes);
}

/**
 * Returns the day in Bogotá of an OFX time (`20261104003000[0:GMT]` is 3 November there); null when it is not
 * a time. Without a time of day or a zone, it is the day of its digits, because banks write local time.
 */
export function instantDay(text: string): Day | null {
  const found = written.exec(text.trim());
  if (!found) return null;
  const [, year, month, day, hour, minute = "0", second = "0", zone] = found;
  const said = `${year}-${month}-${day}`;
  if (!isDay(said)) return null;
  if (hour === undefined || zone === undefined) return said;
  const local = Date.UTC(
    ...([Number(year), Number(month) - 1, Number(day)] as const),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return today(new Date(local - hoursOf(zone) * HOUR));
}
