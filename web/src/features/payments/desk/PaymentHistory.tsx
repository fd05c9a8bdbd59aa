import { Section } from "../../../ui/Section.tsx";
import { Timeline } from "../../../ui/Timeline.tsx";
import type { PaymentDetailQuery } from "../payment/payments.generated.ts";
import { paymentEventTitles, paymentEventTones } from "./desk.texts.ts";

/** What happened to a payment, newest first. */
export function PaymentHistory({ events }: { readonly events: PaymentDetailQuery["paymentHistory"] }) {
  return (
    <Section title="Historia">
      <Timeline
        entries={events.map(({ id, tipo, at, actorName, note }) => ({
          ...{ id, at, note: note ?? null, who: actorName ?? null },
          title: paymentEventTitles[tipo],
          tone: paymentEventTones[tipo],
        }))}
      />
    </Section>
  );
}
