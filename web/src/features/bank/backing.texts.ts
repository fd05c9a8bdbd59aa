import {
  backingOf,
  differences,
  type BackedPayment,
  type BackingMovement,
} from "@travesia/api/bank/matching/backing.rules";
import { formatCop } from "@travesia/api/cop";
import { formatDay } from "../../ui/days.ts";
import { shortAccount } from "./bank.texts.ts";
import type { FreeMovement } from "./assign.form.ts";
import type { BackablePaymentFragment } from "./bank.generated.ts";

type Payment = BackedPayment & Pick<BackablePaymentFragment, "status">;

/** Returns the name of a payment as an option: the client and the trip it pays for. */
export const paymentName = ({ paidFor }: Pick<BackablePaymentFragment, "paidFor">): string =>
  `${paidFor.name} · ${paidFor.clientTrip.nombreCliente}`;

/** Returns the facts that distinguish a payment from other payments of the same client. */
export const paymentFacts = ({
  monto,
  respaldado,
  fechaPago,
  status,
  referenciaPago,
}: BackablePaymentFragment) =>
  [
    formatCop(monto),
    formatDay(fechaPago),
    ...(referenciaPago ? [`ref. ${referenciaPago}`] : []),
    status === "pending" ? "por verificar" : "verificado",
    ...(respaldado ? [`ya se vieron ${formatCop(respaldado)}`] : []),
  ].join(" · ");

/** Returns the name of a movement as an option. */
export const movementName = ({ text, day }: Pick<FreeMovement, "text" | "day">): string =>
  `${text} · ${formatDay(day)}`;

/** Returns the facts that distinguish a movement from others with the same text. */
export const movementFacts = ({ free, account, reference }: FreeMovement): string =>
  [formatCop(free), shortAccount(account), ...(reference ? [`ref. ${reference}`] : [])].join(" · ");

/** Returns the sentence about the resulting status of a payment that is matched to a movement. */
export function outcomeText(movement: BackingMovement, payment: Payment): string {
  const { amount, missing } = backingOf(movement, payment);
  const backed = `${formatCop(amount)} del banco quedan como este pago`;
  if (payment.status !== "pending") return `${backed}.`;
  return missing === 0
    ? `${backed}, que se verifica con su recibo.`
    : `${backed}, que sigue por verificar hasta ver el resto.`;
}

/** Returns the difference between a movement and a payment; null if they agree. */
export function differenceText(movement: BackingMovement, payment: BackedPayment): string | null {
  const said = differences(backingOf(movement, payment));
  return said.length === 0 ? null : `Diferencia: ${said.join("; ")}. Queda anotada.`;
}
