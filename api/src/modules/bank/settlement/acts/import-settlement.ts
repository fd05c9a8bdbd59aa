import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { make } from "../../../../core/rows.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findAccount } from "../../bank-account.ts";
import type { AcquirerReport } from "../../statement/reading/report.type.ts";
import { identified } from "../report-lines.ts";
import { lockSettlements, settle } from "../settle.ts";
import { totalsOf } from "../settle.rules.ts";
import { BankSettlement, SettlementLine } from "../settlement.entity.ts";

/** An acquirer's report that was read completely. */
export interface Settlement {
  readonly accountId: string;
  /** The file itself. */
  readonly stored: StoredBytes;
  readonly report: AcquirerReport;
}

/**
 * Imports the transactions of an acquirer's report that no earlier report had, as one settlement for each day
 * of deposit, and finds their payments and deposits. Returns the ids of the settlements; none when nothing is
 * new.
 */
export async function importSettlement(
  work: Work,
  { accountId, stored, report }: Settlement,
): Promise<readonly string[]> {
  if (!work.viewer) throw forbidden();
  await work.lockName(`bank account ${accountId}`);
  await lockSettlements(work);
  const account = await findAccount(work, accountId);
  const lines = identified(report);
  const known = await work.rows<{ identity: string }>(
    sql`select identity from bank_settlement_lines
      where md5(identity) = any(
        select md5(i) from unnest(${lines.map(({ identity }) => identity)}::text[]) i)`,
  );
  const there = new Set(known.map(({ identity }) => identity));
  const fresh = lines.filter(({ identity }) => !there.has(identity));
  const made: BankSettlement[] = [];
  // The settlements of one report share its file.
  let fileId: string | null = null;
  for (const day of new Set(fresh.map(({ depositDay }) => depositDay))) {
    const ofDay = fresh.filter((line) => line.depositDay === day);
    const settlement = work.add(
      make(BankSettlement, {
        acquirer: report.acquirer,
        account,
        day,
        filename: stored.filename,
        ...totalsOf(ofDay),
        createdBy: work.em.getReference(User, work.viewer.id),
      }),
    );
    fileId ??= (await keepFile(work, stored, { type: "bank-settlement", id: settlement.id })).id;
    settlement.fileId = fileId;
    await work.save();
    for (const [position, { line: _, depositDay: __, ...line }] of ofDay.entries())
      work.add(make(SettlementLine, { ...line, settlement, position }));
    await work.save();
    const { id, acquirer, filename, net } = settlement;
    work.audit("bank.settlement-imported", id, { accountId, acquirer, filename, lines: ofDay.length, net });
    made.push(settlement);
  }
  await settle(work, made);
  return made.map(({ id }) => id);
}
