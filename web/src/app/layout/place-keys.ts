import type { MenuIconName } from "./menu.table.ts";
import type { MenuLine } from "./menu.ts";

/** Letter that opens each menu line after the key G. */
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

/** Returns the shortcut letter of a menu line. */
export const letterOf = ({ icon }: Pick<MenuLine, "icon">): string => letters[icon];

/** Returns the menu line of a shortcut letter; undefined for a letter without a line. */
export const lineAt = (lines: readonly MenuLine[], letter: string): MenuLine | undefined =>
  lines.find((line) => letterOf(line) === letter);
