import { addDays, type Day } from "../../../core/colombia/days.ts";
import type { BankReading } from "./reading/bank-reading.type.ts";
import type { DayBalance } from "./reading/balances.ts";

/**
 * Returns the balances of a file, each of the end of its day: the opening one of the day before the first
 * movement, the ones after the last line of each day, and the closing one.
 */
export function balancesOfFile(
  reading: Pick<BankReading, "movements" | "opening" | "closing" | "dayBalances" | "until">,
): readonly DayBalance[] {
  const days = reading.movements.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const said = new Map<Day, number>();
  if (reading.opening !== null) said.set(addDays(first, -1), reading.opening);
  for (const { day, balance } of reading.dayBalances) said.set(day, balance);
  const end = reading.until !== null && reading.until > last ? reading.until : last;
  if (reading.closing !== null) said.set(end, reading.closing);
  return [...said].map(([day, balance]) => ({ day, balance }));
}
