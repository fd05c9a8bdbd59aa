import type { FileUpload } from "graphql-upload-minimal";
import { monthOf } from "../../../core/colombia/days.ts";
import { counted, spokenMonth } from "../../../core/colombia/spoken.ts";
import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { readBytes } from "../../../core/storage/upload.ts";
import { AgencyAccount } from "../../content/agency-account/agency-account.entity.ts";
import { findAccount } from "../bank-account.ts";
import { gapsAround } from "./balance.reads.ts";
import { balancesOfFile } from "./balances-of-file.ts";
import { type AccountMeeting, meetAccount } from "./meet-account.ts";
import type { BankReading } from "./reading/bank-reading.type.ts";
import { readAs, readingOf, type UploadedFile } from "./read-statement.ts";
import { refusedSum } from "./refused-lines.ts";
import { type StatementLine, statementLines } from "./statement-lines.ts";
import type { BankFileAnswers, PreviewBankFileArgs } from "./statement.inputs.ts";
import type { BankDayReadings, BankFilePreview } from "./statement.types.ts";

/** Maximum number of movements, and of lines of each other kind, in a preview. */
const [SHOWN, NAMED] = [8, 200];

/** Returns the movements that a file would import, and its problems; writes nothing. */
export async function previewStatement(
  context: Context,
  upload: Promise<FileUpload>,
  { accountId, byFile, ...said }: PreviewBankFileArgs,
): Promise<BankFilePreview> {
  const scope = Scope.of(context);
  const file = await readBytes(upload);
  const chosen = accountId ? await findAccount(scope, accountId) : null;
  const { account, unassigned } =
    chosen && !byFile
      ? { account: chosen, unassigned: null }
      : await byItsNumber(context, file, said, chosen);
  if (!account) return withoutAccount(unassigned, await scope.em.find(AgencyAccount, {}));
  const reading = await readingOf(context, account, file, said);
  const { asks, refused } = reading;
  const movements = statementLines(reading.problem || asks ? [] : reading.movements);
  const meeting = await meetAccount(scope, account.id, movements);
  const empty = movements.length === 0 ? "El archivo no tiene movimientos." : null;
  return {
    ...shownOf(reading),
    accountId: account.id,
    first: movements.slice(0, SHOWN),
    lines: movements.length,
    fresh: meeting.fresh.length,
    known: meeting.known.length,
    alike: meeting.alike.map(([told, there]) => ({
      told,
      thereId: there.id,
      thereText: there.text,
      thereReference: there.reference,
      thereFile: there.filename,
    })),
    remarks: [
      ...reading.remarks,
      ...remarksOn(meeting),
      ...(await aroundRemarks(scope, account.id, movements, reading)),
      ...(await closedRemarks(scope, meeting)),
    ],
    dayReadings: asks === "dayOrder" ? await dayReadings(context, account, file, said) : null,
    problem: reading.problem ?? refused[0]?.problem ?? empty,
  };
}

/** Returns the account that a file names, else the chosen one; without any, the reading of the file. */
async function byItsNumber(
  context: Context,
  file: UploadedFile,
  said: BankFileAnswers,
  chosen: AgencyAccount | null,
) {
  const unassigned = await readAs(context, file, said, null);
  const account = (await accountOf(Scope.of(context), unassigned.account)) ?? chosen;
  return account ? { account, unassigned: null } : { account: null, unassigned };
}

/** Returns the part of a preview that does not depend on the account. */
const shownOf = ({ leftOut, refused, ...reading }: BankReading) => ({
  format: reading.format,
  headings: reading.headings,
  columns: reading.columns,
  kept: reading.kept,
  profile: reading.profile,
  asks: reading.asks,
  saysAccount: reading.account !== null,
  acquirer: reading.report?.acquirer ?? null,
  leftOutCount: leftOut.length,
  leftOut: leftOut.slice(0, NAMED),
  refusedLines: refusedSum(refused),
  refused: refused.slice(0, NAMED),
});

/** Returns the preview of a file whose account a person has to choose. */
function withoutAccount(reading: BankReading, accounts: readonly AgencyAccount[]): BankFilePreview {
  const digits = reading.account?.replace(/\D/g, "") ?? "";
  const ending = digits.slice(-4);
  const name = accounts.some(({ number }) => number.endsWith(ending)) ? digits : `terminada en ${ending}`;
  const unknown = digits
    ? `El archivo es de la cuenta ${name}, que no está entre las de la agencia.`
    : "El archivo no dice su cuenta: elígela.";
  return {
    ...shownOf(reading),
    accountId: null,
    first: [],
    lines: 0,
    fresh: 0,
    known: 0,
    alike: [],
    remarks: [],
    dayReadings: null,
    problem: reading.problem ?? unknown,
  };
}

/** Returns the account of the agency whose number is in a file; null when none, or more than one, has it. */
async function accountOf(scope: Scope, said: string | null): Promise<AgencyAccount | null> {
  const digits = said?.replace(/\D/g, "") ?? "";
  if (digits.length < 4) return null;
  const accounts = await scope.em.find(AgencyAccount, {});
  const same = accounts.filter(({ number }) => number === digits);
  const alike = accounts.filter(({ number }) => digits.endsWith(number) || number.endsWith(digits));
  const found = same.length > 0 ? same : alike;
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Returns the sentences about days that neither this file nor another one of its account has. */
async function aroundRemarks(
  scope: Scope,
  accountId: string,
  movements: readonly StatementLine[],
  reading: BankReading,
): Promise<readonly string[]> {
  const days = movements.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const said = balancesOfFile(reading).map(({ day, balance }) => ({ day, hundredths: balance }));
  return gapsAround(scope, accountId, { from, to }, said);
}

/** Returns the sentences about new movements of closed months. */
async function closedRemarks(scope: Scope, { fresh }: AccountMeeting): Promise<readonly string[]> {
  const months = [...new Set(fresh.map(({ day }) => monthOf(day)))].sort();
  const rows = await scope.rows<{ mes: string }>(
    sql`select mes from month_closings
      where reopened_at is null and mes = any(${months}::text[]) order by mes`,
  );
  return rows.map(({ mes }) => {
    const count = fresh.filter(({ day }) => monthOf(day) === mes).length;
    const entering = counted(count, "movimiento nuevo entra", "movimientos nuevos entran");
    return (
      `El mes de ${spokenMonth(mes)} está cerrado: ${entering} ` +
      "para comparar el saldo. Para clasificarlos, el Propietario lo reabre."
    );
  });
}

const remarksOn = ({ reusedId }: AccountMeeting): readonly string[] =>
  reusedId
    ? [
        `Línea ${reusedId.line}: el banco ya había dado el identificador «${reusedId.bankId}» a otro ` +
          "movimiento. Leímos el archivo sin sus identificadores.",
      ]
    : [];

/**
 * Returns the first line whose day differs depending on whether the day or the month is written first, with
 * both readings; null when there is none.
 */
async function dayReadings(
  ...[context, account, file, said]: Parameters<typeof readingOf>
): Promise<BankDayReadings | null> {
  const [byDay, byMonth] = await Promise.all(
    (["day", "month"] as const).map((dayOrder) => readingOf(context, account, file, { ...said, dayOrder })),
  );
  const at = new Map(byMonth?.movements.map(({ line, day }) => [line, day]));
  for (const { line, day } of byDay?.movements ?? []) {
    const other = at.get(line);
    if (other && other !== day) return { line, dayFirst: day, monthFirst: other };
  }
  return null;
}
