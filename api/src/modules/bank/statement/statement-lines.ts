import type { Day } from "../../../core/colombia/days.ts";
import { cop, type Cop } from "../../../core/cop.ts";
import { badInput } from "../../../core/failure.ts";
import type { TypedLine, WantedColumn } from "../../../core/sheet/sheet.ts";
import type { BankColumns } from "./columns.rules.ts";
import { type MovementKind, movementKind } from "./movement-kind.rules.ts";
import type { ReadMovement } from "./reading/bank-reading.type.ts";

/** Movement of a file as it is stored. */
export interface StatementLine {
  readonly line: number;
  readonly day: Day;
  /** In COP, cut toward zero; negative where money left. */
  readonly amount: Cop;
  /** Cents beside the whole pesos, signed like them. */
  readonly centavos: number;
  readonly text: string;
  readonly reference: string | null;
  readonly bankId: string | null;
  readonly kind: MovementKind;
  /** True when a word of the file, not a sign, said whether it came in or left. */
  readonly signedByWord: boolean;
}

/** Returns whole pesos and the cents beside them; -52 hundredths are 0 and -52. */
export const pesosAndCents = (hundredths: number): Pick<StatementLine, "amount" | "centavos"> => {
  const amount = cop(Math.trunc(hundredths / 100));
  return { amount, centavos: hundredths - amount * 100 };
};

/** Returns the movements of a file as they are stored. */
export const statementLines = (movements: readonly ReadMovement[]): readonly StatementLine[] =>
  movements.map(({ cents, ...movement }) => ({
    ...movement,
    ...pesosAndCents(cents),
    kind: movementKind(movement.text, cents),
  }));

/** Returns the columns that a file must have, and the kind of value in each. */
export const wantedColumns = (columns: BankColumns): readonly WantedColumn[] =>
  (
    [
      ["day", "day", true],
      ["text", "text", true],
      ["amount", "amount", true],
      ["credit", "amount", false],
      ["debit", "amount", false],
      ["sign", "text", true],
      ["reference", "text", false],
      ["bankId", "text", false],
    ] as const
  ).flatMap(([name, kind, required]) => {
    const heading = columns[name];
    return heading === null ? [] : [{ name, heading, kind, required }];
  });

const wrong = (line: number, heading: string | null, text: string) =>
  badInput("file", `Línea ${line}, columna «${heading ?? ""}»: ${text}`);

/**
 * Returns the movements of the lines of a file; lines without an amount are none.
 * @throws Refusal BAD_USER_INPUT on `file` for the first line at fault, which it names.
 */
export function movementsOf(
  lines: readonly TypedLine[],
  columns: BankColumns,
  today: Day,
): readonly ReadMovement[] {
  const ids = new Map<string, number>();
  return lines.flatMap(({ line, values }) => {
    const day = values["day"] as Day;
    if (day > today) throw wrong(line, columns.day, `la fecha ${day} aún no llega.`);
    const amount = signed(line, values, columns);
    if (amount === 0) return [];
    const text = String(values["text"]).replace(/\s+/g, " ");
    const reference = (values["reference"] as string | null) ?? null;
    const bankId = (values["bankId"] as string | null) ?? null;
    if (bankId !== null) {
      const twin = ids.get(bankId);
      if (twin !== undefined)
        throw wrong(line, columns.bankId, `repite el identificador de la línea ${twin}.`);
      ids.set(bankId, line);
    }
    const signedByWord = columns.sign !== null;
    return [{ line, day, cents: amount * 100, text, reference, bankId, signedByWord }];
  });
}

function signed(line: number, values: TypedLine["values"], columns: BankColumns): Cop {
  if (columns.amount === null) return inOrOut(line, values, columns);
  const amount = values["amount"] as Cop;
  if (columns.sign === null) return amount;
  const sign = String(values["sign"]).trim();
  if (/^(?:d|-|cargo|egreso|retiro|salida)/i.test(sign)) return -Math.abs(amount);
  if (/^(?:c|\+|abono|ingreso|entrada|h)/i.test(sign)) return Math.abs(amount);
  throw wrong(line, columns.sign, `«${sign.slice(0, 40)}» no dice si es débito o crédito.`);
}

function inOrOut(line: number, values: TypedLine["values"], columns: BankColumns): Cop {
  const credit = Math.abs((values["credit"] as Cop | null) ?? 0);
  const debit = Math.abs((values["debit"] as Cop | null) ?? 0);
  if (credit > 0 && debit > 0) throw wrong(line, columns.debit, "tiene entrada y salida a la vez.");
  return credit - debit;
}
