import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { formatCop } from "../../../../core/cop.ts";
import type { ContractContent } from "./contract-content.ts";

/** Returns how a price is paid, in words that its client reads. */
export function planSentence({ plan, price }: Pick<ContractContent, "plan" | "price">): string {
  const [first, ...others] = plan;
  const last = others.at(-1);
  const costs = `El viaje cuesta ${formatCop(price)}`;
  if (!first) return `${costs}.`;
  if (!last) return `${costs} y se paga completo a más tardar el ${spokenDay(first.due)}.`;
  return (
    `${costs} y se paga en ${plan.length} pagos: ` +
    `el primero, de ${formatCop(first.amount)}, a más tardar el ${spokenDay(first.due)}; ` +
    `el último, de ${formatCop(last.amount)}, a más tardar el ${spokenDay(last.due)}.`
  );
}
