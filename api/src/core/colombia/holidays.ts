import { addDays, type Day, weekday } from "./days.ts";

interface Holiday {
  readonly name: string;
  /** Day of the year (`MM-DD`), or number of days after Easter Sunday. */
  readonly on: string | number;
  /** True when the holiday moves to the following Monday (Ley 51 de 1983, «Ley Emiliani»). */
  readonly monday?: true;
  /** First year in which the holiday applies. */
  readonly validFrom?: number;
}

const holidays: readonly Holiday[] = [
  { name: "Año Nuevo", on: "01-01" },
  { name: "Día de los Reyes Magos", on: "01-06", monday: true },
  { name: "Día de San José", on: "03-19", monday: true },
  { name: "Jueves Santo", on: -3 },
  { name: "Viernes Santo", on: -2 },
  { name: "Día del Trabajo", on: "05-01" },
  { name: "Ascensión del Señor", on: 39, monday: true },
  { name: "Corpus Christi", on: 60, monday: true },
  { name: "Sagrado Corazón de Jesús", on: 68, monday: true },
  { name: "San Pedro y San Pablo", on: "06-29", monday: true },
  // Ley 2578 de 2026, art. 6
  { name: "Nuestra Señora de Chiquinquirá", on: "07-09", monday: true, validFrom: 2026 },
  { name: "Día de la Independencia", on: "07-20" },
  { name: "Batalla de Boyacá", on: "08-07" },
  { name: "Asunción de la Virgen", on: "08-15", monday: true },
  { name: "Día de la Raza", on: "10-12", monday: true },
  { name: "Todos los Santos", on: "11-01", monday: true },
  { name: "Independencia de Cartagena", on: "11-11", monday: true },
  { name: "Inmaculada Concepción", on: "12-08" },
  { name: "Navidad", on: "12-25" },
];

const byYear = new Map<number, ReadonlyMap<Day, string>>();

/**
 * Returns the public holidays of a year in Colombia by day, in calendar order; two holidays on one day are
 * one entry with both names.
 */
export function holidaysOf(year: number): ReadonlyMap<Day, string> {
  const known = byYear.get(year);
  if (known) return known;
  const found = new Map<Day, string>();
  for (const holiday of holidays) {
    if (year < (holiday.validFrom ?? year)) continue;
    const day = dayIn(year, holiday);
    const other = found.get(day);
    found.set(day, other ? `${other} y ${holiday.name}` : holiday.name);
  }
  const inOrder = new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  byYear.set(year, inOrder);
  return inOrder;
}

/** Returns whether a day is a public holiday in Colombia. */
export const isHoliday = (day: Day): boolean => holidaysOf(Number(day.slice(0, 4))).has(day);

function dayIn(year: number, { on, monday }: Holiday): Day {
  const day = typeof on === "number" ? addDays(easter(year), on) : `${String(year).padStart(4, "0")}-${on}`;
  return monday ? addDays(day, (8 - weekday(day)) % 7) : day;
}

/** Returns Easter Sunday of a year in the Gregorian calendar (Meeus/Jones/Butcher). */
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const month = String(Math.floor(f / 31)).padStart(2, "0");
  const day = String((f % 31) + 1).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${month}-${day}`;
}
