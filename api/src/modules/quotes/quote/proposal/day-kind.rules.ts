import { plainWords } from "../../../../core/colombia/plain.ts";

/** Kinds of days that a client can distinguish at a glance. */
type DayKind = "journey" | "outing" | "free";

/** Icons of the kinds of days, 24 × 24 (Material Icons, Apache License 2.0, Google). */
export const dayIcons: Readonly<Record<DayKind, string>> = {
  journey:
    "M21 16v-2l-8-5V3.5c0-.83-.67-1.5-1.5-1.5S10 2.67 10 3.5V9l-8 5v2l8-2.5V19l-2 1.5V22l3.5-1 3.5 1v-1.5" +
    "L13 19v-5.5z",
  outing:
    "M12 2C8.13 2 5 5.13 5 9c0 5.25 7 13 7 13s7-7.75 7-13c0-3.87-3.13-7-7-7m0 9.5c-1.38 0-2.5-1.12-2.5-2.5" +
    "s1.12-2.5 2.5-2.5 2.5 1.12 2.5 2.5-1.12 2.5-2.5 2.5",
  free:
    "M6.76 4.84l-1.8-1.79-1.41 1.41 1.79 1.79zM4 10.5H1v2h3zm9-9.95h-2V3.5h2zm7.45 3.91-1.41-1.41-1.79 1.79 " +
    "1.41 1.41zm-3.21 13.7 1.79 1.8 1.41-1.41-1.8-1.79zM20 10.5v2h3v-2zm-8-5c-3.31 0-6 2.69-6 6s2.69 6 6 6 " +
    "6-2.69 6-6-2.69-6-6-6m-1 16.95h2V19.5h-2zm-7.45-3.91 1.41 1.41 1.79-1.8-1.41-1.41z",
};

/** Returns the kind of a day, derived from its title. */
export function dayKind(title: string): DayKind {
  const words = plainWords(title);
  if (/^(llegada|regreso|vuelo|salida|viaje|traslado)\b/.test(words)) return "journey";
  return /^dia libre\b/.test(words) ? "free" : "outing";
}
