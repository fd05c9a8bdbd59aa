import { counted, ended } from "../colombia/spoken.ts";
import { type Cop, formatCop } from "../colombia/cop.ts";
import { badInput, conflict, type Refusal } from "../failure.ts";
import type { BankFile, BankFileFormat } from "./bank-file.type.ts";
import { written } from "./written.ts";

/** One payment to be made by a bank: the payee, the account, and further details. */
export interface BankLine {
  readonly document: string;
  readonly holder: string;
  readonly bank: string;
  /** Kind of account in words: `Ahorros`. */
  readonly kind: string;
  readonly number: string;
  readonly amount: Cop;
  readonly reference: string;
}

/**
 * Content of a payment file for a bank: the names of its sheet and its amount column, its file name without
 * extension, and its lines.
 */
interface BankSheet {
  readonly name: string;
  readonly amount: string;
  readonly filename: string;
  readonly lines: readonly BankLine[];
}

/** Writes a payment file, with which a bank makes several payments. */
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

/**
 * Returns the refusal of a payment file whose lines lack an account: it names each of them, and the next
 * step.
 */
export const withoutAccount = (names: readonly string[], then: string): Refusal =>
  conflict(
    ended(
      `${counted(names.length, "línea no tiene", "líneas no tienen")} cuenta: ${names.join("; ")}. ` +
        `${then} o quítala de la selección`,
    ),
  );

/**
 * Refuses a total that differs from the sum (COP) shown to the person before. @throws Refusal BAD_USER_INPUT
 * on `total`.
 */
export function refuseOtherTotal(total: Cop, read: Cop | null): void {
  if (read !== null && read !== total)
    throw badInput("total", `El total cambió: ahora es ${formatCop(total)}. Revisa las líneas.`);
}
