import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import type { SheetFormat } from "../../../core/sheet/sheet.ts";
import { cleanName, readBytes } from "../../../core/storage/upload.ts";
import type { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { isOfBank } from "../../content/agency-account/agency-account.rules.ts";
import { findAccount } from "../bank-account.ts";
import type { Statement } from "./acts/import-statement.ts";
import { BankBook } from "./bank-book.entity.ts";
import { type BankColumns, columnsProblem, wholeColumns } from "./columns.rules.ts";
import type { BankReading } from "./reading/bank-reading.type.ts";
import { readBank } from "./reading/read-bank.ts";
import { statementLines } from "./statement-lines.ts";
import type { BankColumnsInput } from "./statement.inputs.ts";
import type { BankFilePreview } from "./statement.types.ts";

const SHOWN = 8;
const contentTypes: Readonly<Record<SheetFormat, string>> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ofx: "application/x-ofx",
  xls: "application/vnd.ms-excel",
  pdf: "application/pdf",
};

/** Returns the columns of an input, without empty ones. */
const typedColumns = (input: BankColumnsInput): Partial<BankColumns> =>
  Object.fromEntries(Object.entries(input).filter(([, heading]) => heading)) as Partial<BankColumns>;

async function bookOf(scope: Scope, accountId: string): Promise<BankBook | null> {
  return scope.em.findOne(BankBook, { account: accountId });
}

/** Refuses a file that says it is of another account than the one it is imported for. */
function refuseOther(said: string | null, { kind, number }: AgencyAccount): void {
  const digits = said?.replace(/\D/g, "") ?? "";
  if (digits.length < 4 || !isOfBank(kind) || digits.endsWith(number) || number.endsWith(digits)) return;
  throw badInput("file", `El archivo es de la cuenta terminada en ${digits.slice(-4)}, no de esta.`);
}

/** Reads the file of an account; a person's columns go before those that the account keeps. */
async function readingOf(
  context: Context,
  account: AgencyAccount,
  { bytes, filename }: { readonly bytes: Uint8Array; readonly filename: string },
  input: BankColumnsInput | null,
): Promise<BankReading> {
  const reading = await readBank(context.services.sheets, bytes, {
    filename,
    columns: input && typedColumns(input),
    keptColumns: (await bookOf(Scope.of(context), account.id))?.columns ?? null,
    password: null,
    dayOrder: null,
    today: context.today,
  });
  refuseOther(reading.account, account);
  return reading;
}

/**
 * Reads a file of a bank for an account, before the transaction that imports it: with the columns that are
 * given, else with those that it is known by.
 * @throws Refusal PAYLOAD_TOO_LARGE above 10 MB, BAD_USER_INPUT for what cannot be read, naming the line.
 */
export async function readStatement(
  context: Context,
  accountId: string,
  upload: Promise<FileUpload>,
  input: BankColumnsInput | null,
): Promise<Statement> {
  const account = await findAccount(Scope.of(context), accountId);
  const file = await readBytes(upload);
  const reading = await readingOf(context, account, file, input);
  const { format, columns, movements, problem } = reading;
  const unusable = columnsProblem(columns);
  if (unusable && unusable[1] === problem) throw badInput(`columns.${unusable[0]}`, unusable[1]);
  if (problem !== null) throw badInput("file", problem);
  const contentType = contentTypes[format];
  const filename = cleanName(file.filename, contentType);
  const stored = await context.services.storage.put(file.bytes, { filename, contentType });
  return {
    accountId,
    stored,
    format,
    columns: input && format !== "ofx" ? wholeColumns(columns) : null,
    movements: statementLines(movements),
  };
}

/** Returns the movements that a file would import, and its problems; writes nothing. */
export async function previewStatement(
  context: Context,
  accountId: string,
  upload: Promise<FileUpload>,
  input: BankColumnsInput | null,
): Promise<BankFilePreview> {
  const account = await findAccount(Scope.of(context), accountId);
  const reading = await readingOf(context, account, await readBytes(upload), input);
  const { format, headings, columns, kept, movements, problem } = reading;
  const first = statementLines(movements.slice(0, SHOWN));
  return { format, headings, columns, kept, first, lines: movements.length, problem };
}
