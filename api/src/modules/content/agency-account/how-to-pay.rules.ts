import type { Agency } from "../../../core/agency.ts";
import type { OpenAccount } from "./open-account.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { documentKinds, formatDocument } from "../../../core/colombia/documents.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import type { HowToPay, PaidInto } from "./how-to-pay-block.rules.ts";
import { accountName, hasQr, shownNumber } from "./agency-account.rules.ts";

/** Payment that a client is asked to make; `amount` in COP. */
export interface AskedPayment {
  /** Reference that the client enters with the transfer: the contract's number. */
  readonly reference: string;
  /** Name of the payment, such as `Cuota 2 de 3`. */
  readonly concept: string;
  readonly amount: Cop;
  readonly due: Day | null;
  /** URL of the page for payment by card, PSE or Nequi; null when that is not available. */
  readonly online: string | null;
}

/**
 * Returns the payment instructions: the only source of the block `Cómo pagar` in documents, e-mails and
 * pages. Null while the agency has no visible account and no online payment.
 */
export function howToPay(
  { accounts, breBLimit }: Pick<Agency, "accounts" | "breBLimit">,
  { reference, concept, amount, due, online }: AskedPayment,
): HowToPay | null {
  if (accounts.length === 0 && !online) return null;
  return {
    reference,
    concept,
    amount,
    due,
    online,
    accounts: accounts.map((account) => paidInto(account, amount, breBLimit)),
  };
}

function paidInto(account: OpenAccount, amount: Cop, breBLimit: Cop): PaidInto {
  const { id, kind, keyKind, bank, number, holder, holderDocumentType: type, holderDocument } = account;
  return {
    id,
    name: accountName({ kind, keyKind, bank }),
    number: shownNumber(kind, keyKind, number),
    copied: number,
    holder: `${holder} · ${documentKinds[type].label} ${formatDocument(holderDocument)}`,
    qr: hasQr(kind) ? (account.qr ?? number) : null,
    isBankQr: account.qr !== null,
    note: kind === "bre_b" ? splitNote(amount, breBLimit) : null,
  };
}

/**
 * Returns the number of transfers needed for an amount with a limit per transfer, both in COP; at least one.
 */
export const transfersOf = (amount: Cop, limit: Cop): number => Math.max(Math.ceil(amount / limit), 1);

/**
 * Returns the note for an amount that is too large for a single Bre-B transfer; null when one transfer is
 * enough.
 */
function splitNote(amount: Cop, limit: Cop): string | null {
  const transfers = transfersOf(amount, limit);
  if (transfers === 1) return null;
  return (
    `Por Bre-B puedes enviar hasta ${formatCop(limit)} en cada transferencia: ` +
    `divide este pago en ${transfers}, todas con la misma referencia.`
  );
}
