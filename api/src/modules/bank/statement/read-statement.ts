import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput, conflict } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import type { SheetFormat } from "../../../core/sheet/sheet.ts";
import { cleanName, readBytes } from "../../../core/storage/upload.ts";
import type { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { isOfBank } from "../../content/agency-account/agency-account.rules.ts";
import { findAccount } from "../bank-account.ts";
import type { Statement } from "./acts/import-statement.ts";
import { balancesOfFile } from "./balances-of-file.ts";
import { BankBook } from "./bank-book.entity.ts";
import { type BankColumns, columnsProblem, wholeColumns } from "./columns.rules.ts";
import type { BankReading } from "./reading/bank-reading.type.ts";
import { readBank } from "./reading/read-bank.ts";
import { type RefusedSum, refusedSum } from "./refused-lines.ts";
import { statementLines } from "./statement-lines.ts";
import type { BankColumnsInput, BankFileAnswers, ImportBankFileArgs } from "./statement.inputs.ts";

/** Content types of the formats of a bank's file. */
export const contentTypes: Readonly<Record<SheetFormat, string>> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ofx: "application/x-ofx",
  xls: "application/vnd.ms-excel",
  pdf: "application/pdf",
};

/** Returns the columns of an input that are not empty. */
const typedColumns = (input: BankColumnsInput): Partial<BankColumns> =>
  Object.fromEntries(Object.entries(input).filter(([, heading]) => heading)) as Partial<BankColumns>;

/** Refuses a file that names an account other than the one it is imported for. */
function refuseOther(said: string | null, { kind, number }: AgencyAccount): void {
  const digits = said?.replace(/\D/g, "") ?? "";
  if (digits.length < 4 || !isOfBank(kind) || digits.endsWith(number) || number.endsWith(digits)) return;
  const ending = digits.slice(-4);
  throw badInput(
    "file",
    number.endsWith(ending)
      ? `El archivo es de la cuenta ${digits}, no de la ${number}.`
      : `El archivo es de la cuenta terminada en ${ending}, no de esta.`,
  );
}

/** A file as it was uploaded. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/**
 * Reads a file for an account, by the columns that a person chose or, without a choice, by the recognized
 * layout.
 * @throws Refusal BAD_USER_INPUT when the file belongs to another account.
 */
export async function readingOf(
  context: Context,
  account: AgencyAccount,
  file: UploadedFile,
  answers: BankFileAnswers,
): Promise<BankReading> {
  const book = await Scope.of(context).em.findOne(BankBook, { account: account.id });
  const reading = await readAs(context, file, answers, book?.columns ?? null);
  refuseOther(reading.account, account);
  return reading;
}

/** Reads a file by a person's answers, and by the columns saved for its account. */
export const readAs = (
  context: Context,
  { bytes, filename }: UploadedFile,
  { columns, password, dayOrder }: BankFileAnswers,
  keptColumns: BankColumns | null,
): Promise<BankReading> =>
  readBank(context.services.sheets, bytes, {
    filename,
    columns: columns ? typedColumns(columns) : null,
    keptColumns,
    password: password ?? null,
    dayOrder: dayOrder ?? null,
    today: context.today,
  });

/**
 * Reads a bank's file for an account, before the transaction that imports it.
 * @throws Refusal PAYLOAD_TOO_LARGE above 10 MB; BAD_USER_INPUT, naming the line, for a file that cannot be
 * read; CONFLICT when the refused lines differ from the ones that the person saw.
 */
export async function readStatement(
  context: Context,
  upload: Promise<FileUpload>,
  { accountId, take, withoutRefused, ...said }: ImportBankFileArgs,
): Promise<Statement> {
  const account = await findAccount(Scope.of(context), accountId);
  const file = await readBytes(upload);
  const reading = await readingOf(context, account, file, said);
  const { format, columns, movements, refused } = reading;
  refuseUnread(reading);
  const sum = refusedSum(refused);
  if (withoutRefused) refuseChanged(sum, withoutRefused);
  else if (sum) throw badInput("file", refused[0]!.problem);
  if (movements.length === 0) throw badInput("file", "El archivo no tiene movimientos.");
  const contentType = contentTypes[format];
  const filename = cleanName(file.filename, contentType);
  const stored = await context.services.storage.put(file.bytes, { filename, contentType });
  return {
    accountId,
    stored,
    format,
    columns: said.columns && format !== "ofx" ? wholeColumns(columns) : null,
    movements: statementLines(movements),
    balances: balancesOfFile(reading),
    refused: refused.length,
    taken: new Set(take),
  };
}

/** Refuses a file that could not be read; the refusal names the input field, such as a missing column. */
function refuseUnread({ columns, problem, asks }: BankReading): void {
  const unusable = columnsProblem(columns);
  if (unusable && unusable[1] === problem) throw badInput(`columns.${unusable[0]}`, unusable[1]);
  if (problem !== null) throw badInput(asks ?? "file", problem);
}

function refuseChanged(found: RefusedSum | null, seen: RefusedSum): void {
  const same =
    found !== null &&
    found.lines === seen.lines &&
    found.amount === seen.amount &&
    found.centavos === seen.centavos;
  if (!same) throw conflict("Las líneas rechazadas cambiaron. Vuelve a elegir el archivo.", "file");
}
