import { CashOriginFields } from "../payments/cash/CashOriginFields.tsx";
import { RegisterPaymentDialog } from "../payments/registration/RegisterPaymentDialog.tsx";
import { useReceivingAccounts } from "../payments/registration/useReceivingAccounts.ts";
import { useRegistration } from "../payments/registration/useRegistration.ts";
import { paymentReads } from "../payments/payment/payment.reads.ts";
import { type ReservationRowFragment, useReservationPayMutation } from "./reservations.generated.ts";
import { reservationReads } from "./reservation.reads.ts";

interface ReservationPaymentDialogProps {
  readonly reservation: ReservationRowFragment;
  readonly onClose: () => void;
}

/** Registers a customer's payment for a reservation; the total balance is proposed. */
export function ReservationPaymentDialog({ reservation, onClose }: ReservationPaymentDialogProps) {
  const { id, code, customer, porRegistrar: left } = reservation;
  const [pay] = useReservationPayMutation({
    refetchQueries: [...reservationReads, ...paymentReads],
    awaitRefetchQueries: true,
  });
  const registration = useRegistration((registered) => pay({ variables: { id, ...registered } }), onClose);
  const received = useReceivingAccounts();
  return (
    <RegisterPaymentDialog
      payable={{ article: "la", noun: "reserva", name: code }}
      client={`${customer.name} ${customer.lastname}`.trim()}
      left={left}
      origin={(control, day, amount) => (
        <CashOriginFields control={control} of={{ kind: "reservation", id }} day={day} amount={amount} />
      )}
      {...received}
      proposal={{ monto: left, observaciones: "" }}
      {...registration}
    />
  );
}
