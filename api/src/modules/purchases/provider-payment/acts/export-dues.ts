import { sum } from "../../../../core/colombia/cop.ts";
import {
  bankFile,
  type BankLine,
  refuseOtherTotal,
  withoutAccount,
} from "../../../../core/sheet/bank-file.ts";
import type { BankFile } from "../../../../core/sheet/bank-file.type.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { accountKindNames } from "../../../accounts/banking/bank.rules.ts";
import { NEEDS_SECOND_PERSON } from "../../../approvals/approval.rules.ts";
import { missingApprovals, type PayoutRef } from "../../../approvals/together.reads.ts";
import { openAccount } from "../../../providers/provider-account.ts";
import type { Provider } from "../../../providers/provider.entity.ts";
import { type ChosenDue, lockDues, refuseDue } from "../chosen-dues.ts";
import type { ExportDuesInput } from "../provider-payment.inputs.ts";

const NOTHING_WRITTEN = "No se hizo el archivo.";

/**
 * Creates a bank file that pays several purchases and installments, one line per provider; nothing is marked
 * as paid. It contains full account numbers, so the history records who downloaded it.
 * @throws Refusal CONFLICT with the providers that have no account, or for the first amount that cannot be
 * paid.
 */
export async function exportDues(
  work: Work,
  { input: { dues: chosen, total: read, format } }: { input: ExportDuesInput },
): Promise<BankFile> {
  const dues = await lockDues(work, chosen);
  for (const due of dues) await refuseDue(work, due, NOTHING_WRITTEN);
  await refuseUnapproved(work, dues);
  const payees = byProvider(dues);
  const lacking = payees.filter(({ provider }) => !provider.accountNumber);
  if (lacking.length > 0)
    throw withoutAccount(
      lacking.map(({ provider }) => provider.name),
      "Escríbela en el proveedor",
    );
  const total = sum(dues.map(({ monto }) => monto));
  refuseOtherTotal(total, read ?? null);

  for (const { provider } of payees)
    work.audit("provider.account-shown", provider.id, {
      banco: provider.bank ?? "",
      numeroCuenta: openAccount(work.services, provider) ?? "",
    });
  const labels = dues.map(({ label }) => label);
  work.audit("provider-payment.exported", "selection", { lines: payees.length, total, format, dues: labels });
  const filename = `proveedores-${work.today}`;
  const lines = payees.map((payee) => lineOf(work, payee));
  return bankFile({ name: "Proveedores", amount: "Valor", filename, lines }, format);
}

/** Provider, and the amount paid to it in COP. */
interface Payee {
  readonly provider: Provider;
  readonly monto: number;
}

/** Returns the total paid to each provider, in the order of the chosen amounts. */
function byProvider(dues: readonly ChosenDue[]): readonly Payee[] {
  const providers = [...new Set(dues.map(({ locked }) => locked.purchase.provider))];
  return providers.map((provider) => ({
    provider,
    monto: sum(dues.filter(({ locked }) => locked.purchase.provider === provider).map(({ monto }) => monto)),
  }));
}

/**
 * Refuses amounts without the required approval.
 * @throws Refusal CONFLICT with the first amount that a second person has to approve.
 */
async function refuseUnapproved(work: Work, dues: readonly ChosenDue[]): Promise<void> {
  const things = dues.map(({ locked, installment }): PayoutRef =>
    installment ? { kind: "installment", id: installment.id } : { kind: "purchase", id: locked.purchase.id },
  );
  const missing = await missingApprovals(work, things);
  const first = dues.find((_, place) => missing.has(things[place]!.id));
  if (first) throw conflict(`${first.label}: ${NEEDS_SECOND_PERSON} ${NOTHING_WRITTEN}`);
}

const lineOf = ({ services, today }: Work, { provider, monto }: Payee): BankLine => ({
  document: provider.accountHolderDocument ?? provider.nit ?? "",
  holder: provider.accountHolder ?? provider.name,
  bank: provider.bank ?? "",
  kind: provider.accountKind ? accountKindNames[provider.accountKind] : "",
  number: openAccount(services, provider) ?? "",
  amount: monto,
  reference: `PROV-${today.slice(0, 7)}-${provider.id.slice(-6).toUpperCase()}`,
});
