import { formatCop } from "@travesia/api/cop";
import { AgoText } from "../../ui/AgoText.tsx";
import { formatDay } from "../../ui/days.ts";
import type { Figure } from "../../ui/FigureParts.tsx";
import { Money } from "../../ui/Money.tsx";
import { customerTexts as texts } from "./customer.texts.ts";
import type { CustomerDetailQuery } from "./customers.generated.ts";

/** A package reservation made with the customer's account, with the fields the viewer may see. */
export interface CustomerReservation {
  readonly status: string;
  readonly paid: number;
  readonly balance: number;
  readonly fechas: { readonly salida: string };
}

/** Returns the departure of a customer's next trip: of a contract, or of a paid reservation. */
export function nextTripOf(
  { nextTrip }: CustomerDetailQuery["customerSales"],
  reservations: readonly CustomerReservation[],
  today: string,
): string | null {
  const booked = reservations
    .filter(({ status, fechas }) => status === "pagada" && fechas.salida >= today)
    .map(({ fechas }) => fechas.salida);
  return [...booked, ...(nextTrip ? [nextTrip] : [])].sort()[0] ?? null;
}

/**
 * Returns a customer's balance, payments, next trip and latest activity. Amounts cover contracts only;
 * cancelled contracts and reservations are listed below them, if any.
 */
export function figuresOf(
  { customerSales, customerStanding: standing }: CustomerDetailQuery,
  reservations: readonly CustomerReservation[],
  today: string,
): readonly Figure[] {
  const { contracts, cancelled, paid, owed } = customerSales;
  const { lastWord } = standing;
  const due = standing.overdueSince ?? standing.nextDue;
  const dueText =
    owed > 0 &&
    due &&
    (standing.overdueSince ? `En mora desde el ${formatDay(due)}` : `Vence el ${formatDay(due)}`);
  const unpaid = reservations
    .filter(({ status }) => status === "pendiente")
    .reduce((sum, { balance }) => sum + balance, 0);
  const paidReservations = reservations.filter((reservation) => reservation.paid > 0).length;
  const nextTrip = nextTripOf(customerSales, reservations, today);
  return [
    {
      label: "Debe",
      value: <Money amount={owed} />,
      note: [dueText, unpaid > 0 && texts.reservationsUnpaid(formatCop(unpaid))].filter(Boolean).join(" · "),
    },
    {
      label: "Pagó",
      value: <Money amount={paid} />,
      note: texts.ofContracts(contracts, { cancelled, reservations: paidReservations }),
    },
    { label: "Próximo viaje", value: nextTrip ? formatDay(nextTrip) : "—" },
    {
      label: "Lo último",
      value: lastWord ? texts.words[lastWord.kind] : texts.noWord,
      note: lastWord ? (
        <>
          {lastWord.number} · <AgoText at={lastWord.at} />
        </>
      ) : undefined,
    },
  ];
}
