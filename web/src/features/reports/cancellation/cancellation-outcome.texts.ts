import { monthOf } from "@travesia/api/colombia/days";
import { spokenMonth } from "@travesia/api/colombia/spoken";
import { formatCop } from "@travesia/api/cop";
import type { CancellationOutcomeQuery } from "./cancellation-outcome.generated.ts";

type Outcome = CancellationOutcomeQuery["cancellationOutcome"];

/** One consequence of a cancellation: a sentence, and the affected records, one line each. */
interface Consequence {
  readonly said: string;
  readonly lines: readonly string[];
}

export const outcomeTitle = "Qué pasa al cancelarlo";

const commissionLine = ({ seller, amount }: Outcome["voided"][number]) => `${seller}: ${formatCop(amount)}`;
const purchaseLine = ({ item, provider, cost, owed }: Outcome["purchases"][number]) =>
  `${item}, ${provider}: ${formatCop(cost)}${owed > 0 ? `, por pagar ${formatCop(owed)}` : ", pagado"}`;

/** Returns all consequences of a cancellation, the most important first. */
export function consequencesOf(outcome: Outcome): Consequence[] {
  const { voided, adjusted, adjustedIn, refundable, awaiting, purchases, points } = outcome;
  const { quoteNumber, invoiceNumber, openAddendum } = outcome;
  const one = (said: string | false, lines: readonly string[] = []) => (said ? [{ said, lines }] : []);
  return [
    ...one(
      refundable > 0
        ? `Se puede devolver al cliente hasta ${formatCop(refundable)}: los recibos siguen en el registro.`
        : "No hay dinero del cliente por devolver.",
    ),
    ...one(
      awaiting > 0 &&
        `Quedan ${formatCop(awaiting)} por verificar: lo que se verifique después se devuelve completo.`,
    ),
    ...one(openAddendum !== null && `El otrosí n.º ${openAddendum}, que está abierto, se retira.`),
    ...one(
      purchases.length > 0 && "Lo que ya se compró sigue comprado: las compras no se anulan solas.",
      purchases.map(purchaseLine),
    ),
    ...one(voided.length > 0 && "Las comisiones sin pagar quedan anuladas.", voided.map(commissionLine)),
    ...one(
      adjusted.length > 0 && `Las comisiones pagadas se descuentan en ${spokenMonth(monthOf(adjustedIn))}.`,
      adjusted.map(commissionLine),
    ),
    ...one(points > 0 && `Si se devuelve todo, quien refirió al cliente pierde ${pointsText(points)}.`),
    ...one(
      invoiceNumber !== null &&
        `La factura ${invoiceNumber} se anula con una nota crédito, si hay numeración vigente.`,
    ),
    ...one(quoteNumber !== null && `La cotización ${quoteNumber} vuelve a quedar aprobada.`),
  ];
}

const pointsText = (points: number) => (points === 1 ? "1 punto" : `${points} puntos`);
