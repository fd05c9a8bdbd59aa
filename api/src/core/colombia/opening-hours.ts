import { today, weekday } from "./days.ts";
import { isHoliday } from "./holidays.ts";

/**
 * Opening hours of the agency, in Bogota, by kind of day: `08:00-18:00`; null when it is closed or none are
 * given.
 */
export interface OpeningHours {
  readonly horarioSemana: string | null;
  readonly horarioSabado: string | null;
  /** Hours of Sundays and holidays. */
  readonly horarioDomingo: string | null;
}

/** Sentence for a text that is not a range of hours. */
export const NO_HOURS = "Escribe el horario así: 8:00 a 18:00";

/** Returns typed hours as they are stored: `8:00 a 18:00` → `08:00-18:00`. Null when they are not hours. */
export function normalHours(typed: string): string | null {
  const [, fromHour, fromMinute = "00", toHour, toMinute = "00"] =
    /^(\d{1,2})(?::(\d{2}))?\s*(?:-|–|a)\s*(\d{1,2})(?::(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (fromHour === undefined || toHour === undefined) return null;
  const from = `${fromHour.padStart(2, "0")}:${fromMinute}`;
  const to = `${toHour.padStart(2, "0")}:${toMinute}`;
  const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  return isClock(from) && isClock(to) && from < to ? `${from}-${to}` : null;
}

/** Kept hours as they are typed: `8:00 a 18:00`. */
export const typedHours = (kept: string): string => kept.replace(/^0/, "").replace(/-0?/, " a ");

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "America/Bogota",
});

/**
 * Returns the time by which a request made now is answered: `hoy antes de las 6 p. m.` within the hours of
 * the day; null outside them, and when the agency has none.
 */
export function answeredToday(hours: OpeningHours, now: Date): string | null {
  const day = today(now);
  const at = weekday(day);
  const open =
    at === 0 || isHoliday(day) ? hours.horarioDomingo : at === 6 ? hours.horarioSabado : hours.horarioSemana;
  const [from, to] = open?.split("-") ?? [];
  const present = clock.format(now);
  if (!from || !to || present < from || present >= to) return null;
  return `hoy antes de ${spokenHour(to)}`;
}

/** Returns an hour in words: `las 6 p. m.`, `la 1:30 p. m.` */
function spokenHour(clockTime: string): string {
  const hour = Number(clockTime.slice(0, 2));
  const minutes = clockTime.slice(3);
  const twelve = hour % 12 || 12;
  const said = `${twelve}${minutes === "00" ? "" : `:${minutes}`} ${hour < 12 ? "a. m." : "p. m."}`;
  return `${twelve === 1 ? "la" : "las"} ${said}`;
}
