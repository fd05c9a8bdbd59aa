import type { MenuIconName } from "./menu.table.ts";
import type { MenuLine } from "./menu.ts";

/** Letter that leads to each line of the menu, after G. */
const letters: Readonly<Record<MenuIconName, string>> = {
  day: "d",
  quotes: "c",
  clients: "l",
  contracts: "t",
  reservations: "r",
  purchases: "p",
  payments: "b",
  commissions: "m",
  team: "e",
  content: "n",
  reports: "i",
  settings: "a",
  claims: "q",
  points: "u",
};

/** Returns the letter of a line. */
export const letterOf = ({ icon }: Pick<MenuLine, "icon">): string => letters[icon];

/** Returns the line to which a letter leads; undefined for a letter without a line. */
export const lineAt = (lines: readonly MenuLine[], letter: string): MenuLine | undefined =>
  lines.find((line) => letterOf(line) === letter);
