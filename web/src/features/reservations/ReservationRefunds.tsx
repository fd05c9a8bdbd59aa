import { CLIENTE } from "@travesia/api/permissions";
import { Unread } from "../../base/failure/Unread.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { Section } from "../../ui/Section.tsx";
import { ownRefundTexts } from "../payments/own-refund/own-refund.texts.ts";
import { OwnMoneyBackDialogs } from "../payments/own-refund/OwnMoneyBackDialogs.tsx";
import { OwnRefunds } from "../payments/own-refund/OwnRefunds.tsx";
import { useOwnMoneyBack } from "../payments/own-refund/useOwnMoneyBack.ts";
import { RefundLines } from "../payments/refund/contract/RefundLines.tsx";
import { refundTexts } from "../payments/refund/refund.texts.ts";
import { useReservationRefundsQuery } from "./reservations.generated.ts";

/** Shows the refunds of a reservation: the customer enters the account, staff see the progress. */
export function ReservationRefunds({ id }: { readonly id: string }) {
  const { role } = useUser();
  const acts = useOwnMoneyBack(null);
  const read = useReservationRefundsQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const refunds = read.data?.refundsOfReservation ?? [];
  if (refunds.length === 0) return <Unread of={read} what={refundTexts.list} />;
  if (role !== CLIENTE)
    return (
      <Section title={refundTexts.list}>
        <RefundLines refunds={refunds} />
      </Section>
    );
  return (
    <Section title={ownRefundTexts.title}>
      <OwnRefunds refunds={refunds} onAccount={acts.askAccount} />
      <OwnMoneyBackDialogs acts={acts} />
    </Section>
  );
}
