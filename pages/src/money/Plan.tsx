import { Notice } from "../notice/Notice.tsx";
import { Section } from "../section/Section.tsx";
import { type PlanLineContent, PlanLines } from "./PlanLines.tsx";

export interface PlanContent {
  readonly lines: readonly PlanLineContent[];
  /** True once nothing is left to pay. */
  readonly isPaid: boolean;
}

/** Shows the payment plan of a client's own trip. */
export const Plan = ({ lines, isPaid }: PlanContent) => (
  <Section title="Tu plan de pagos">
    {isPaid && <Notice kind="success">Tu viaje quedó pagado por completo.</Notice>}
    <PlanLines lines={lines} />
  </Section>
);
