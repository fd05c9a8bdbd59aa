import { formatCop } from "@travesia/api/cop";
import { Figures } from "../../../ui/Figures.tsx";
import { Money } from "../../../ui/Money.tsx";
import type { ContractPaymentsQuery } from "../payment/payments.generated.ts";
import { formatPercent } from "../../../ui/percent.ts";

type Summary = ContractPaymentsQuery["contractPaymentDetails"]["resumenFinanciero"];

interface PaymentFiguresProps {
  readonly summary: Summary;
  /** Whether the contract was cancelled: no trip is waited for, and nothing is owed. */
  readonly over: boolean;
}

/** The three numbers of a contract's payments: price, paid, balance. */
export function PaymentFigures({ summary, over }: PaymentFiguresProps) {
  const { precioTotal, totalPagado, saldoPendiente, porVerificar, porcentajePagado, diasHastaViaje } =
    summary;
  const trip =
    diasHastaViaje > 1
      ? `Faltan ${diasHastaViaje} días para el viaje`
      : diasHastaViaje === 1
        ? "El viaje es mañana"
        : diasHastaViaje === 0
          ? "El viaje es hoy"
          : "El viaje ya comenzó";
  return (
    <Figures
      figures={[
        { label: "Precio", value: <Money amount={precioTotal} />, note: over ? undefined : trip },
        {
          label: "Pagado",
          value: <Money amount={totalPagado} />,
          note: formatPercent(porcentajePagado, 1),
        },
        {
          label: "Saldo",
          // Of a cancelled contract nothing is asked for any more.
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
