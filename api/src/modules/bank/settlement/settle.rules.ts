import type { Day } from "../../../core/colombia/days.ts";
import { addDays } from "../../../core/colombia/days.ts";
import { addWorkingDays } from "../../../core/colombia/working-days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { ReportStatus, SettledAmounts } from "../statement/reading/report.type.ts";

/** Maximum number of working days between a sale and its deposit, or its payment. */
const LATER = 3;

/** Names of the amounts of a transaction. */
export const amountNames = [
  "gross",
  "fee",
  "feeVat",
  "withheldRenta",
  "withheldIva",
  "withheldIca",
  "other",
  "net",
] as const satisfies readonly (keyof SettledAmounts)[];

/** A transaction that counts in a deposit. */
export interface SettledLine extends SettledAmounts {
  readonly status: ReportStatus;
  readonly part: string | null;
}

/** Returns the sums of the transactions that were not declined, in hundredths of a peso. */
export function totalsOf(lines: readonly SettledLine[]): SettledAmounts {
  const counted = lines.filter(({ status }) => status !== "rechazada");
  return Object.fromEntries(
    amountNames.map((name) => [name, counted.reduce((sum, line) => sum + line[name], 0)]),
  ) as unknown as SettledAmounts;
}

/** A movement of an account that nothing explains, in hundredths of a peso. */
export interface OpenMovement {
  readonly id: string;
  readonly day: Day;
  readonly hundredths: number;
}

/** Role of a movement in a settlement: its net, its gross, or a deduction debited apart. */
export type DepositKind = "neto" | "bruto" | "descuento";

/** A movement that a settlement explains; `part` is null for all of its parts together. */
export interface Deposit {
  readonly movementId: string;
  readonly kind: DepositKind;
  readonly part: string | null;
}

/** Movements that a settlement already has. */
interface Had {
  readonly kind: DepositKind;
  readonly part: string | null;
  readonly hundredths: number;
}

/** Returns the movements that a settlement has, as the rule reads them. */
export const hadOf = (
  rows: readonly {
    readonly kind: DepositKind;
    readonly part: string | null;
    readonly movement: { readonly amount: Cop; readonly centavos: number };
  }[],
): readonly Had[] =>
  rows.map(({ kind, part, movement }) => ({
    kind,
    part,
    hundredths: movement.amount * 100 + movement.centavos,
  }));

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 100;

/**
 * Returns the movements that are the deposits of a settlement, and the debits of its deductions: the net of
 * all its transactions or of each part, else the gross, beside which the deductions are debited. An amount
 * that two movements have on one day is left to a person.
 */
export function depositsOf(
  lines: readonly SettledLine[],
  movements: readonly OpenMovement[],
  day: Day | null,
  had: readonly Had[] = [],
): readonly Deposit[] {
  const found: Deposit[] = [];
  const used = new Set<string>();
  const pick = (amount: number): OpenMovement | null => {
    if (amount === 0) return null;
    const near = movements.filter(({ id, hundredths }) => !used.has(id) && isSame(hundredths, amount));
    const exact = near.filter(({ hundredths }) => hundredths === amount);
    const all = exact.length > 0 ? exact : near;
    const first = all.filter((one) => one.day === (day ?? all[0]?.day));
    const chosen = first.length > 0 ? first : all;
    return chosen.length === 1 ? (chosen[0] ?? null) : null;
  };
  const take = (amount: number, kind: DepositKind, part: string | null): boolean => {
    const movement = pick(amount);
    if (!movement) return false;
    used.add(movement.id);
    found.push({ movementId: movement.id, kind, part });
    return true;
  };
  const total = totalsOf(lines);
  const parts = [...new Set(lines.map(({ part }) => part))].flatMap((part) =>
    part === null ? [] : [{ part, sums: totalsOf(lines.filter((line) => line.part === part)) }],
  );
  const inHand = had.filter(({ kind }) => kind !== "descuento");
  const isWhole = inHand.some(({ part }) => part === null);
  const hasPart = (part: string) => isWhole || [...inHand, ...found].some((one) => one.part === part);
  const hasGross = () => [...inHand, ...found].some(({ kind }) => kind === "bruto");

  if (inHand.length === 0 && take(total.net, "neto", null)) return found;
  for (const { part, sums } of parts) if (!hasPart(part)) take(sums.net, "neto", part);
  if (inHand.length === 0 && found.length === 0 && total.gross !== total.net)
    take(total.gross, "bruto", null);
  if (!found.some(({ part }) => part === null))
    for (const { part, sums } of parts)
      if (!hasPart(part) && sums.gross !== sums.net) take(sums.gross, "bruto", part);
  if (hasGross()) {
    const paidGross = new Set(
      [...inHand, ...found].filter(({ kind }) => kind === "bruto").map(({ part }) => part),
    );
    const debited = paidGross.has(null) ? lines : lines.filter(({ part }) => paidGross.has(part));
    const before = had.filter(({ kind }) => kind === "descuento").map(({ hundredths }) => hundredths);
    // A deduction that was debited before is not looked for again.
    const debit = (amount: number, part: string | null): boolean => {
      const place = before.findIndex((one) => amount !== 0 && isSame(one, amount));
      if (place === -1) return take(amount, "descuento", part);
      before.splice(place, 1);
      return true;
    };
    if (!takeDebits(totalsOf(debited), (amount) => debit(amount, null)))
      for (const { part, sums } of parts)
        if (paidGross.has(null) || paidGross.has(part)) takeDebits(sums, (amount) => debit(amount, part));
  }
  return found;
}

/**
 * Takes the debits of deductions: all in one, or each kind alone, the fee with its VAT or without. Returns
 * whether any is in the bank.
 */
function takeDebits(sums: SettledAmounts, take: (amount: number) => boolean): boolean {
  if (take(sums.net - sums.gross)) return true;
  const together = sums.feeVat !== 0 && take(-(sums.fee + sums.feeVat));
  const each = [
    ...(together ? [] : [sums.fee, sums.feeVat]),
    ...[sums.withheldRenta, sums.withheldIva, sums.withheldIca, sums.other],
  ].map((amount) => take(-amount));
  return together || each.includes(true);
}

/** Range of days. */
interface Window {
  readonly since: Day;
  readonly until: Day;
}

/** Returns the days on which a bank may show the deposit of transactions: from 0 to 3 working days later. */
export function depositedBetween(day: Day | null, sales: readonly Day[]): Window {
  const days = [...sales].sort();
  const since = day ?? days[0] ?? "";
  return { since, until: addWorkingDays(day ?? days.at(-1) ?? since, LATER) };
}

/** Returns the days on which a sale may have been registered as a payment. */
const paidAround = (sale: Day): Window => ({
  since: addDays(sale, -1),
  until: addWorkingDays(sale, LATER),
});

/** A payment that may be the one of a transaction. */
export interface PayableLine {
  readonly id: string;
  /** Amount that no movement covers, in COP. */
  readonly missing: Cop;
  readonly fechaPago: Day;
  readonly wompiTransactionId: string | null;
  readonly wompiReference: string | null;
  readonly reference: string | null;
  readonly contractNumber: string | null;
}

/** A transaction whose payment is looked for. */
export interface UnpaidLine {
  readonly id: string;
  readonly day: Day;
  readonly gross: number;
  readonly transactionId: string | null;
  readonly reference: string | null;
}

/** Returns a reference without separators and leading zeros, in lower case. */
const bare = (text: string | null): string =>
  (text ?? "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/^0+/, "");

const fits = ({ gross }: UnpaidLine, { missing }: PayableLine): boolean => isSame(gross, missing * 100);

/** Ways in which a transaction identifies its payment, the surest first. */
const ways: readonly ((line: UnpaidLine, payment: PayableLine) => boolean)[] = [
  ({ transactionId }, payment) => transactionId !== null && payment.wompiTransactionId === transactionId,
  ({ reference }, payment) => reference !== null && bare(payment.wompiReference) === bare(reference),
  (line, payment) =>
    bare(line.reference).length >= 4 &&
    bare(payment.reference) === bare(line.reference) &&
    fits(line, payment),
  (line, payment) =>
    payment.contractNumber !== null &&
    bare(line.reference).startsWith(bare(payment.contractNumber)) &&
    fits(line, payment),
];

/**
 * Returns the payment of each transaction: by reference, else by gross amount and day. Payments of one amount
 * go to transactions of that amount only where none of them is left over.
 */
export function paymentsFound(
  lines: readonly UnpaidLine[],
  payments: readonly PayableLine[],
): ReadonlyMap<string, PayableLine> {
  const found = new Map<string, PayableLine>();
  const used = new Set<string>();
  const give = (line: UnpaidLine, payment: PayableLine) => {
    found.set(line.id, payment);
    used.add(payment.id);
  };
  for (const way of ways)
    for (const line of lines) {
      if (found.has(line.id)) continue;
      const named = payments.filter((payment) => !used.has(payment.id) && way(line, payment));
      if (named.length === 1 && named[0]) give(line, named[0]);
    }
  for (const line of lines) {
    if (found.has(line.id)) continue;
    const { since, until } = paidAround(line.day);
    const alike = payments.filter(
      (payment) =>
        !used.has(payment.id) &&
        fits(line, payment) &&
        payment.fechaPago >= since &&
        payment.fechaPago <= until,
    );
    const sameDay = alike.filter(({ fechaPago }) => fechaPago === line.day);
    const candidates = sameDay.length > 0 ? sameDay : alike;
    const twins = lines.filter(
      (one) => !found.has(one.id) && isSame(one.gross, line.gross) && one.day === line.day,
    );
    const [first] = [...candidates].sort((one, other) => (one.id < other.id ? -1 : 1));
    if (first && candidates.length <= twins.length) give(line, first);
  }
  return found;
}
