import { plainWords } from "../../../../core/colombia/plain.ts";
import type { SheetLine } from "../../../../core/sheet/sheet.ts";

/** Data of a statement that the file has before and after the movements, as written. */
interface StatementFacts {
  readonly account: string | null;
  readonly opening: string | null;
  readonly closing: string | null;
  /** Last day of the statement's period. */
  readonly until: string | null;
}

const labels: Readonly<Record<keyof StatementFacts, RegExp>> = {
  account:
    /^(?:(?:numero|nro|no|n)(?: de)?(?: la)? cuenta(?: de ahorros?| corriente)?|cuenta(?: (?:no|nro|numero|de ahorros?|corriente))?)$/,
  opening: /^saldo (?:anterior|inicial)$/,
  closing: /^saldo (?:actual|final)$/,
  until: /^hasta$/,
};

const fits: Readonly<Record<keyof StatementFacts, RegExp>> = {
  account: /^[^\d]*(?:[\d*xX][\s.-]?){4,}$/,
  opening: /\d/,
  closing: /\d/,
  until: /^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/,
};

/** Returns the facts in the lines around the movements: beside a label, after its colon, or below it. */
export function statementFacts(lines: readonly SheetLine[]): StatementFacts {
  const found: Partial<Record<keyof StatementFacts, string>> = {};
  lines.forEach(({ cells }, at) => {
    cells.forEach((cell, place) => {
      const [label = "", behind = ""] = /^([^:]*):\s*(.*)$/.exec(cell)?.slice(1) ?? [cell];
      const name = (Object.keys(labels) as (keyof StatementFacts)[]).find((one) =>
        labels[one].test(plainWords(label)),
      );
      if (name === undefined || found[name] !== undefined) return;
      const beside = cells.slice(place + 1).find((other) => other.trim()) ?? "";
      const value = [behind, beside, lines[at + 1]?.cells[place] ?? ""].find((one) =>
        fits[name].test(one.trim()),
      );
      if (value !== undefined) found[name] = value.trim();
    });
  });
  const { account = null, opening = null, closing = null, until = null } = found;
  return { account, opening, closing, until };
}
