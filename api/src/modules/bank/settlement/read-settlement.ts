import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput, Refusal } from "../../../core/failure.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { type Rows, sql } from "../../../core/read/sql.ts";
import { cleanName, readBytes } from "../../../core/storage/upload.ts";
import { verifyPayment } from "../../payments/payment/acts/verify-payment.ts";
import { findAccount } from "../bank-account.ts";
import type { BankReading } from "../statement/reading/bank-reading.type.ts";
import type { AcquirerReport } from "../statement/reading/report.type.ts";
import { contentTypes, readAs } from "../statement/read-statement.ts";
import { pesosAndCents } from "../statement/statement-lines.ts";
import { importSettlement } from "./acts/import-settlement.ts";
import { findPayments } from "./find-payments.ts";
import { identified } from "./report-lines.ts";
import { totalsOf } from "./settle.rules.ts";
import { shownMoney } from "./settlement-fields.resolver.ts";
import type { SettlementFileArgs } from "./settlement.inputs.ts";
import type { ImportedSettlements, SettlementPreview } from "./settlement.types.ts";

const NO_REPORT = "El archivo no es el informe de un adquirente que conozcamos.";

interface ReadFile {
  readonly reading: BankReading;
  readonly report: AcquirerReport;
  readonly bytes: Buffer;
  readonly filename: string;
}

/** Reads a file as the report of an acquirer. BAD_USER_INPUT when it is none. */
async function readReportOf(context: Context, upload: Promise<FileUpload>): Promise<ReadFile> {
  const file = await readBytes(upload);
  const reading = await readAs(context, file, {}, null);
  if (!reading.report) throw badInput("file", NO_REPORT);
  return { ...file, reading, report: reading.report };
}

/** Returns the identities that earlier reports have. */
async function knownOf(database: Rows, identities: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await database.rows<{ identity: string }>(
    sql`select identity from bank_settlement_lines
      where md5(identity) = any(select md5(i) from unnest(${[...identities]}::text[]) i)`,
  );
  return new Set(rows.map(({ identity }) => identity));
}

/** Returns the names of payments: the contract's number, or the beginning of the reservation's id. */
async function namesOf(database: Rows, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await database.rows<{ id: string; name: string }>(
    sql`select p.id, coalesce(k.contract_number, upper(right(p.order_id::text, 8))) as name
      from payments p left join contracts k on k.id = p.contract_id where p.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the settlements that a report would make, with the payment of each transaction; writes nothing. */
export async function previewSettlement(
  context: Context,
  upload: Promise<FileUpload>,
): Promise<SettlementPreview> {
  const scope = Scope.of(context);
  const { report } = await readReportOf(context, upload);
  const lines = identified(report);
  const known = await knownOf(
    scope,
    lines.map(({ identity }) => identity),
  );
  const fresh = lines.filter(({ identity }) => !known.has(identity));
  const approved = fresh.filter(({ status }) => status === "aprobada");
  const found = await findPayments(
    scope,
    report.acquirer,
    approved.map((line) => ({ ...line, id: line.identity })),
  );
  const names = await namesOf(
    scope,
    [...found.values()].map(({ id }) => id),
  );
  return {
    acquirer: report.acquirer,
    totals: shownMoney(totalsOf(fresh)),
    transactions: lines.map((line) => {
      const paymentId = found.get(line.identity)?.id ?? null;
      return {
        ...line,
        gross: pesosAndCents(line.gross),
        net: pesosAndCents(line.net),
        known: known.has(line.identity),
        paymentId,
        paymentName: paymentId === null ? null : (names.get(paymentId) ?? null),
      };
    }),
    fresh: fresh.length,
    found: found.size,
    problem: report.problem,
  };
}

/**
 * Imports a report, then verifies, each in its own transaction, the payments by card that awaited it and that
 * the bank now shows completely; a refused one stays with its reason.
 */
export async function importReport(
  context: Context,
  upload: Promise<FileUpload>,
  { accountId }: SettlementFileArgs,
): Promise<ImportedSettlements> {
  await findAccount(Scope.of(context), accountId);
  const { report, reading, bytes, filename: name } = await readReportOf(context, upload);
  if (report.problem !== null) throw badInput("file", report.problem);
  const contentType = contentTypes[reading.format];
  const filename = cleanName(name, contentType);
  const stored = await context.services.storage.put(bytes, { filename, contentType });
  const ids = await context.run(importSettlement, { accountId, stored, report });
  return { ids, ...(await verifySettled(context, ids)) };
}

/** Verifies the payments by card that await it and that these settlements cover completely. */
async function verifySettled(
  context: Context,
  ids: readonly string[],
): Promise<Omit<ImportedSettlements, "ids">> {
  const waiting = await Scope.of(context).rows<{ id: string }>(
    sql`select p.id from payments p join bank_settlement_lines l on l.payment_id = p.id
      where l.settlement_id = any(${[...ids]}::uuid[]) and l.counts and p.status = 'pending'
        and p.tipo_pago <> 'wompi' and not p.sin_respaldo
      order by p.fecha_pago, p.id`,
  );
  let verified = 0;
  const refused: string[] = [];
  for (const { id } of waiting) {
    try {
      await context.run(verifyPayment, { id, input: {} });
      verified += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(error.message);
    }
  }
  return { verified, refused: [...new Set(refused)] };
}
