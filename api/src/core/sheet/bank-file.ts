import { counted, ended } from "../colombia/spoken.ts";
import { type Cop, formatCop } from "../cop.ts";
import { badInput, conflict, type Refusal } from "../failure.ts";
import type { BankFile, BankFileFormat } from "./bank-file.type.ts";
import { written } from "./written.ts";

/** One amount that a bank pays: the payee, the account, and the accompanying details. */
export interface BankLine {
  readonly document: string;
  readonly holder: string;
  readonly bank: string;
  /** The kind of account in words: `Ahorros`. */
  readonly kind: string;
  readonly number: string;
  readonly amount: Cop;
  readonly reference: string;
}

/** File for a bank: the names of its sheet and its amounts' column, and its own name without an extension. */
interface BankSheet {
  readonly name: string;
  readonly amount: string;
  readonly filename: string;
  readonly lines: readonly BankLine[];
}

/** Writes the file with which a bank pays several amounts. */
export async function bankFile(
  { name, amount, filename, lines }: BankSheet,
  format: BankFileFormat,
): Promise<BankFile> {
  const { bytes, contentType } = await written(
    {
      name,
      columns: ["Documento", "Nombre", "Banco", "Tipo de cuenta", "Número de cuenta", amount, "Referencia"],
      rows: lines.map((line) => [
        ...[line.document, line.holder, line.bank, line.kind, line.number],
        ...[line.amount, line.reference],
      ]),
    },
    format,
  );
  return { filename: `${filename}.${format}`, contentType, content: bytes.toString("base64") };
}

/** Returns the refusal of a file for a bank whose lines lack an account: it names each, and the next step. */
export const withoutAccount = (names: readonly string[], then: string): Refusal =>
  conflict(
    ended(
      `${counted(names.length, "línea no tiene", "líneas no tienen")} cuenta: ${names.join("; ")}. ` +
        `${then} o quítala de la selección`,
    ),
  );

/** @throws Refusal BAD_USER_INPUT on `total` when it is not the sum (COP) that the person read before. */
export function refuseOtherTotal(total: Cop, read: Cop | null): void {
  if (read !== null && read !== total)
    throw badInput("total", `El total cambió: ahora es ${formatCop(total)}. Revisa las líneas.`);
}
