import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { type Cop, formatCop, sum } from "../../../../core/colombia/cop.ts";
import type { ContractContent } from "./contract-content.ts";

type Payment = Pick<ContractContent["plan"][number], "due" | "amount">;

/** Returns the end of a sentence about the payments: `se paga en 2 pagos: el primero, de …`. */
function paidBy(first: Payment, others: readonly Payment[]): string {
  const last = others.at(-1);
  if (!last) return `se paga completo a más tardar el ${spokenDay(first.due)}.`;
  return (
    `se paga en ${others.length + 1} pagos: ` +
    `el primero, de ${formatCop(first.amount)}, a más tardar el ${spokenDay(first.due)}; ` +
    `el último, de ${formatCop(last.amount)}, a más tardar el ${spokenDay(last.due)}.`
  );
}

/** Describes for the client how a price is paid; when a part is `paid` already, how the rest is paid. */
export function planSentence(
  { plan, price }: { readonly plan: readonly Payment[]; readonly price: Cop },
  paid: Cop = 0,
): string {
  const [first, ...others] = plan;
  const costs = `El viaje cuesta ${formatCop(price)}`;
  if (paid === 0) return first ? `${costs} y ${paidBy(first, others)}` : `${costs}.`;
  if (!first) return `${costs} y ya está pagado.`;
  const left = formatCop(sum(plan.map(({ amount }) => amount)));
  return `${costs}, de los que ya pagaste ${formatCop(paid)}. El saldo, de ${left}, ${paidBy(first, others)}`;
}
