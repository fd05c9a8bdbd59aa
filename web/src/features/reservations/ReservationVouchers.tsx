import { VOUCHERS } from "@travesia/pages/trip/TripVouchers.tsx";
import { useVoucherActs } from "../contracts/item/useVoucherActs.ts";
import { Vouchers } from "../contracts/item/Vouchers.tsx";
import { Section } from "../../ui/Section.tsx";
import type { BookedTrip } from "./ReservationTrip.tsx";
import {
  useReservationVoucherAttachMutation,
  useReservationVoucherRemoveMutation,
} from "./reservations.generated.ts";

interface ReservationVouchersProps {
  readonly reservation: Pick<BookedTrip, "id" | "code" | "vouchers">;
  /** True when the viewer may attach and remove vouchers now. */
  readonly editable: boolean;
}

const changed = { refetchQueries: ["RecordHistory"] };

/** Shows the tickets and vouchers of a reservation to staff, and attaches others. */
export function ReservationVouchers({ reservation, editable }: ReservationVouchersProps) {
  const { id: reservationId, code, vouchers } = reservation;
  const [attach] = useReservationVoucherAttachMutation(changed);
  const [remove] = useReservationVoucherRemoveMutation(changed);
  const acts = useVoucherActs({
    attach: (file, replaces) => attach({ variables: { reservationId, file, replaces } }),
    remove: (id) => remove({ variables: { id } }),
  });
  if (!editable && !vouchers?.length) return null;
  return (
    <Section title={VOUCHERS}>
      <Vouchers vouchers={vouchers ?? []} acts={acts} of={`reserva ${code}`} editable={editable} />
    </Section>
  );
}
