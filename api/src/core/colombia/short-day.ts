import type { Day } from "./days.ts";

const short = new Intl.DateTimeFormat("es-CO", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** Joins the parts of a formatted date, without `de` and without the dot of abbreviated months. */
export const dateText = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts
    .map(({ type, value }) =>
      type === "literal" && value.includes(" de ") ? " " : type === "month" ? value.replace(".", "") : value,
    )
    .join("");

/** Returns a day in short form: `20 nov 2026`. */
export const shortDay = (day: Day): string => dateText(short.formatToParts(new Date(`${day}T00:00:00Z`)));
