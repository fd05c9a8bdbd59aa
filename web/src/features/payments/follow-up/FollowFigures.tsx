import { contractsWith } from "../../contracts/contract/contract.tasks.ts";
import { FigureLine } from "../../../ui/FigureLine.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { PaymentFollowUpQuery } from "../payment/payments.generated.ts";

type Cards = Omit<PaymentFollowUpQuery["paymentFollowUp"], "items">;

const count = (value: number | undefined) => value?.toLocaleString("es-CO") ?? "—";

/** Shows the summary line above the follow-up of payments. */
export function FollowFigures({ cards }: { readonly cards: Cards | undefined }) {
  return (
    <FigureLine
      figures={[
        { label: "Total Contratos", value: count(cards?.totalContratos) },
        {
          label: "Con Vencimientos",
          about: "Los que tienen cuotas vencidas o por vencer, y los de contado con el viaje cerca.",
          value: count(cards?.conVencimientos),
          note: cards && `${count(cards.vencidos)} con cuotas vencidas`,
          href: contractsWith("overdue"),
        },
        { label: "Pagos Parciales", value: count(cards?.pagosParciales) },
        { label: "Completados", value: count(cards?.completados) },
        { label: "Saldo Pendiente", value: <Money amount={cards?.saldoPendiente} /> },
      ]}
    />
  );
}
