import { type Day, isDay } from "../colombia/days.ts";
import { serialDay } from "./excel-days.ts";

const months = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];
const english: Readonly<Record<string, string>> = { jan: "ene", apr: "abr", aug: "ago", dec: "dic" };

/** Serial numbers of spreadsheets that are taken for days: from 1982 to 2119. */
const SERIALS = { from: 30_000, to: 80_000 } as const;

/**
 * Returns the day that a text says; null when it says none. Read are `05/11/2026`, `5-11-26`, `05-nov-2026`,
 * `2026-11-05`, `20261105` and the serial number of a spreadsheet; a time after it does not matter.
 */
export function dayOf(text: string): Day | null {
  const bare = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, "");
  const byYear = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(bare) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(bare);
  if (byYear) return made(byYear[1], byYear[2], byYear[3]);
  const byDay = /^(\d{1,2})[-/. ](\d{1,2}|\p{L}{3})\p{L}*\.?[-/. ](\d{4}|\d{2})$/u.exec(bare);
  if (byDay) return made(byDay[3], byDay[2], byDay[1]);
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(bare) ? Number(bare.replace(",", ".")) : Number.NaN;
  return serial >= SERIALS.from && serial <= SERIALS.to ? serialDay(serial) : null;
}

function made(year = "", month = "", day = ""): Day | null {
  const name = month.toLowerCase();
  const number = /^\d+$/.test(month) ? Number(month) : months.indexOf(english[name] ?? name) + 1;
  const whole = year.length === 2 ? `20${year}` : year;
  const said = `${whole}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(said) ? said : null;
}
