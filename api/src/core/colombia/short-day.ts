import type { Day } from "./days.ts";

const short = new Intl.DateTimeFormat("es-CO", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** Returns the parts of a date as people write it: without `de`, and months without their dot. */
export const dateText = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts
    .map(({ type, value }) =>
      type === "literal" && value.includes(" de ") ? " " : type === "month" ? value.replace(".", "") : value,
    )
    .join("");

/** Returns a day in short: `20 nov 2026`. */
export const shortDay = (day: Day): string => dateText(short.formatToParts(new Date(`${day}T00:00:00Z`)));
