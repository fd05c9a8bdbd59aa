import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput, Refusal } from "../../../core/failure.ts";
import { chosen } from "../../../core/input/defined.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import type { SheetFormat } from "../../../core/sheet/sheet.ts";
import { cleanName, readBytes } from "../../../core/storage/upload.ts";
import type { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { isOfBank } from "../../content/agency-account/agency-account.rules.ts";
import { findAccount } from "../bank-account.ts";
import type { Statement } from "./acts/import-statement.ts";
import { BankBook } from "./bank-book.entity.ts";
import { type BankColumns, columnsProblem, ofxColumns, proposedColumns } from "./columns.rules.ts";
import { statementLines, wantedColumns } from "./statement-lines.ts";
import type { BankColumnsInput } from "./statement.inputs.ts";
import type { BankFilePreview } from "./statement.types.ts";

const SHOWN = 8;
const contentTypes: Readonly<Record<SheetFormat, string>> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ofx: "application/x-ofx",
};

/** Returns the columns of an input, without empty ones. */
const typedColumns = (input: BankColumnsInput): Partial<BankColumns> =>
  Object.fromEntries(Object.entries(input).filter(([, heading]) => heading)) as Partial<BankColumns>;

const whole = (columns: Partial<BankColumns>): BankColumns => ({
  day: "",
  text: "",
  amount: null,
  credit: null,
  debit: null,
  sign: null,
  reference: null,
  bankId: null,
  ...columns,
});

async function bookOf(scope: Scope, accountId: string): Promise<BankBook | null> {
  return scope.em.findOne(BankBook, { account: accountId });
}

/** Refuses a file that says it is of another account than the one it is imported for. */
function refuseOther(said: string | null, { kind, number }: AgencyAccount): void {
  const digits = said?.replace(/\D/g, "") ?? "";
  if (digits.length < 4 || !isOfBank(kind) || digits.endsWith(number) || number.endsWith(digits)) return;
  throw badInput("file", `El archivo es de la cuenta terminada en ${digits.slice(-4)}, no de esta.`);
}

/**
 * Reads a file of a bank for an account, before the transaction that imports it: with the columns that are
 * given, else with those kept of the account.
 * @throws Refusal PAYLOAD_TOO_LARGE above 10 MB, BAD_USER_INPUT for what cannot be read, naming the line.
 */
export async function readStatement(
  context: Context,
  accountId: string,
  file: Promise<FileUpload>,
  input: BankColumnsInput | null,
): Promise<Statement> {
  const scope = Scope.of(context);
  const { sheets, storage } = context.services;
  const account = await findAccount(scope, accountId);
  const { bytes, filename } = await readBytes(file);
  const begun = await sheets.look(bytes);
  refuseOther(begun.account, account);
  const isOfx = begun.format === "ofx";
  const given = input && !isOfx ? whole(typedColumns(input)) : null;
  const columns = isOfx ? ofxColumns : (given ?? (await bookOf(scope, accountId))?.columns ?? null);
  if (!columns) throw badInput("columns", "Di qué columna del archivo es cada dato antes de importarlo.");
  const problem = columnsProblem(chosen({ ...columns }));
  if (problem) throw badInput(`columns.${problem[0]}`, problem[1]);
  const { lines } = await sheets.read(bytes, wantedColumns(columns));
  const movements = statementLines(lines, columns, context.today);
  if (movements.length === 0) throw badInput("file", "El archivo no tiene movimientos.");
  const contentType = contentTypes[begun.format];
  const stored = await storage.put(bytes, { filename: cleanName(filename, contentType), contentType });
  return { accountId, stored, format: begun.format, columns: given, movements };
}

/** Returns the movements that a file would import, and its problems; writes nothing. */
export async function previewStatement(
  context: Context,
  accountId: string,
  file: Promise<FileUpload>,
  input: BankColumnsInput | null,
): Promise<BankFilePreview> {
  const scope = Scope.of(context);
  const { sheets } = context.services;
  const account = await findAccount(scope, accountId);
  const { bytes } = await readBytes(file);
  const { format, first, account: said } = await sheets.look(bytes);
  refuseOther(said, account);
  const proposed = proposedColumns(first.map(({ cells }) => cells));
  const kept = (await bookOf(scope, accountId))?.columns ?? null;
  const fits =
    kept !== null && wantedColumns(kept).every(({ heading }) => proposed.headings.includes(heading));
  const columns =
    format === "ofx"
      ? ofxColumns
      : input
        ? typedColumns(input)
        : fits
          ? chosen({ ...kept })
          : proposed.columns;
  const shown = { format, headings: proposed.headings, columns, kept: format === "ofx" || (fits && !input) };
  const missing = columnsProblem(columns);
  if (missing) return { ...shown, first: [], lines: 0, problem: missing[1] };
  try {
    const { lines } = await sheets.read(bytes, wantedColumns(whole(columns)));
    const movements = statementLines(lines, whole(columns), context.today);
    return { ...shown, first: movements.slice(0, SHOWN), lines: movements.length, problem: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...shown, first: [], lines: 0, problem: error.message };
  }
}
