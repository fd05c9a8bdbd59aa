import type { Day } from "./colombia/days.ts";

/** Returns the text of a calendar file (RFC 5545) with its own properties and the lines of its events. */
export const calendarText = (lines: readonly string[]): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Travesia//Viajes//ES",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...lines,
    "END:VCALENDAR",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");

/** Formats an instant as a property value, in UTC. */
export const calendarInstant = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, "");

/** Formats a day, or a moment in local time, as the parameter and the value of a property. */
export const calendarDay = (moment: Day): string =>
  moment.includes("T") ? `:${moment.replace(/[-:]/g, "")}00` : `;VALUE=DATE:${moment.replaceAll("-", "")}`;

/**
 * Escapes a text as a property value (RFC 5545, 3.3.11): line ends become `\n`, control characters except
 * tabs are removed.
 */
export const calendarValue = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");

const bytes = new TextEncoder();

/** Folds a line into lines of at most 75 bytes without splitting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (bytes.encode(part + letter).length > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}
