import { sum } from "../../../../core/colombia/cop.ts";
import {
  bankFile,
  type BankLine,
  refuseOtherTotal,
  withoutAccount,
} from "../../../../core/sheet/bank-file.ts";
import type { BankFile } from "../../../../core/sheet/bank-file.type.ts";
import { badInput, conflict, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { NEEDS_SECOND_PERSON } from "../../../approvals/approval.rules.ts";
import { missingApprovals } from "../../../approvals/together.reads.ts";
import { accountKindLabels } from "../../../contracts/refund-account/refund-account.rules.ts";
import { openAccount } from "../account/refund-account-number.ts";
import { visibleRefunds } from "../refund.access.ts";
import { Refund } from "../refund.entity.ts";
import type { ExportRefundsInput } from "../refund.inputs.ts";
import { refuseRefundActs } from "../refund-state.ts";

/**
 * Creates a bank file that pays several refunds, for a person who may pay each of them now; no refund is
 * marked as paid. The file contains full account numbers, so the history records who exported it and, for
 * each refund, that its account was shown.
 * @throws Refusal CONFLICT with the refunds that have no account, or for the first refund that cannot be
 * paid.
 */
export async function exportRefunds(work: Work, { input }: { input: ExportRefundsInput }): Promise<BankFile> {
  const { ids, format, total: read = null } = input;
  if (new Set(ids).size < ids.length) throw badInput("ids", "Elegiste dos veces la misma devolución");
  const found = await work.em.find(Refund, { $and: [{ id: { $in: ids } }, visibleRefunds(work.viewer)] });
  const refunds = ids.flatMap((id) => found.find((refund) => refund.id === id) ?? []);
  if (refunds.length < ids.length) throw notFound("Devolución no encontrada");
  const names = await namesOf(work, ids);
  const name = ({ id }: Refund) => names.get(id) ?? "";
  const lacking = refunds.filter(({ accountNumber }) => accountNumber === null);
  if (lacking.length > 0) throw withoutAccount(lacking.map(name), "Pídela al cliente");
  await refuseRefundActs(work, refunds, "pay", name);
  const missing = await missingApprovals(
    work,
    ids.map((id) => ({ kind: "refund", id })),
  );
  const unapproved = refunds.find(({ id }) => missing.has(id));
  if (unapproved) throw conflict(`${name(unapproved)}: ${NEEDS_SECOND_PERSON}`);
  const total = sum(refunds.map(({ monto }) => monto));
  refuseOtherTotal(total, read);

  for (const refund of refunds)
    work.audit("refund.account-shown", refund.id, {
      banco: refund.accountBank ?? "",
      numeroCuenta: openAccount(work.services, refund) ?? "",
    });
  work.audit("refund.exported", "selection", { lines: refunds.length, total, format, ids });
  const lines = refunds.map((refund) => lineOf(work, refund, name(refund)));
  const filename = `devoluciones-${work.today}`;
  return bankFile({ name: "Devoluciones", amount: "Valor", filename, lines }, format);
}

const lineOf = ({ services }: Work, refund: Refund, reference: string): BankLine => ({
  document: refund.accountDocument ?? "",
  holder: refund.accountHolder ?? "",
  bank: refund.accountBank ?? "",
  kind: refund.accountKind ? accountKindLabels[refund.accountKind] : "",
  number: openAccount(services, refund) ?? "",
  amount: refund.monto,
  reference: `DEV-${reference}`,
});

/** Returns the name of the contract or reservation of each refund: `CT-2026-000045`. */
async function namesOf(work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await work.rows<{ id: string; name: string }>(
    sql`select f.id, coalesce(c.contract_number, upper(right(f.order_id::text, 8))) as name
      from refunds f left join contracts c on c.id = f.contract_id where f.id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
