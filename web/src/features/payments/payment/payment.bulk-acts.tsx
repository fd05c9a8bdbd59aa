import { formatCop } from "@travesia/api/cop";
import { titledPayable } from "@travesia/api/payments/payable/payable.rules";
import { may } from "@travesia/api/permissions";
import { isOffered } from "../../../base/acts/offered-acts.ts";
import type { BulkAct, BulkDialogProps } from "../../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../../base/lists/ConfirmEach.tsx";
import type { QueuedPayment } from "./payment.columns.tsx";
import { offeredPaymentActs } from "./payment.offered-acts.ts";
import { usePaymentsVerifyMutation } from "./payments.generated.ts";

/** Returns the name of a payment in a list: `CT-2026-000045 · $ 500.000`. */
export const paymentName = ({ paidFor, monto }: QueuedPayment): string =>
  `${paidFor.contractId ? paidFor.name : titledPayable(paidFor)} · ${formatCop(monto)}`;

const many = (count: number) => (count === 1 ? "1 pago" : `${count} pagos`);

function VerifyPayments({ rows, ...dialog }: BulkDialogProps<QueuedPayment>) {
  const [verify] = usePaymentsVerifyMutation();
  const sum = formatCop(rows.reduce((total, { monto }) => total + monto, 0));
  return (
    <ConfirmEach
      {...dialog}
      title={`Verificar ${many(rows.length)}`}
      confirm={`Verificar ${sum}`}
      perform={(slice) => verify({ variables: slice })}
    >
      Vas a verificar {many(rows.length)} por {sum} en total. Cada cliente recibe su recibo. El pago que tenga
      una señal por revisar no se verifica aquí: ábrelo.
    </ConfirmEach>
  );
}

/** Returns the bulk acts on payments that the viewer may use. */
export const paymentBulkActs = (viewer: {
  readonly id: number;
  readonly role: number;
}): readonly BulkAct<QueuedPayment>[] =>
  may(viewer.role, "verifyPayments")
    ? [
        {
          key: "verify",
          label: "Verificar",
          allows: (payment) => isOffered(offeredPaymentActs(viewer, payment), "verify"),
          Dialog: VerifyPayments,
        },
      ]
    : [];
