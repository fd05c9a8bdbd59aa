import { today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { ContractPaymentsQuery } from "../payment/payments.generated.ts";
import { formatPercent } from "../../../ui/percent.ts";
import { tripCountdown } from "../payment/glance.texts.ts";

type Summary = ContractPaymentsQuery["contractPaymentDetails"]["resumenFinanciero"];

interface PaymentFiguresProps {
  readonly summary: Summary;
  readonly trip: Parameters<typeof tripCountdown>[0];
  /** True when the contract was cancelled, so that no trip is ahead and nothing is owed. */
  readonly over: boolean;
}

/** Shows the three totals of a contract's payments: price, paid, balance. */
export function PaymentFigures({ summary, trip, over }: PaymentFiguresProps) {
  const { precioTotal, totalPagado, saldoPendiente, porVerificar, porcentajePagado } = summary;
  return (
    <Figures
      figures={[
        {
          label: "Precio",
          value: <Money amount={precioTotal} />,
          note: over ? undefined : tripCountdown(trip, today(new Date())),
        },
        {
          label: "Pagado",
          value: <Money amount={totalPagado} />,
          note: formatPercent(porcentajePagado, 1),
        },
        {
          label: "Saldo",
          // A cancelled contract has no amount due any more.
          value: over ? "—" : <Money amount={saldoPendiente} />,
          note:
            porVerificar > 0
              ? `${formatCop(porVerificar)} por verificar`
              : saldoPendiente === 0
                ? "Pagado por completo"
                : undefined,
        },
      ]}
    />
  );
}
