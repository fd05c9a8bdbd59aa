import type { ReactNode } from "react";
import { Chip } from "../proposal/Chip.tsx";
import type { Tone } from "../tone.ts";
import { PlanBar, type PlanSegment } from "./PlanBar.tsx";

/** One instalment of a payment plan, as text ready to display. */
export interface PlanLineContent extends PlanSegment {
  readonly name: string;
  /** Due date or date of payment, with the missing and the waiting amount. */
  readonly note: string;
  readonly price: string;
  readonly status: { readonly label: string; readonly tone: Tone };
}

interface PlanLinesProps {
  readonly lines: readonly PlanLineContent[];
  /** Renders the act of an instalment; absent when there are no acts. */
  readonly actOf?: ((id: string) => ReactNode) | undefined;
}

/** Shows the payment plan: a bar, then each instalment with its amount, due date and paid part. */
export const PlanLines = ({ lines, actOf }: PlanLinesProps) => (
  <>
    <PlanBar segments={lines} />
    <ol className={`t-part t-plan ${actOf ? "t-plan-acts" : ""}`} aria-label="Plan de pagos">
      {lines.map(({ id, name, note, isLate, price, status }) => (
        <li key={id}>
          <div>
            <p className="t-name">{name}</p>
            <p className={`t-small ${isLate ? "t-alarm" : "t-quiet"}`}>{note}</p>
          </div>
          <span className="t-plan-price">{price}</span>
          <div>
            <Chip {...status} />
          </div>
          {actOf && <div className="t-plan-act">{actOf(id)}</div>}
        </li>
      ))}
    </ol>
  </>
);
