/** One instalment in the bar of a plan. */
export interface PlanSegment {
  readonly id: string;
  /** Amount in COP, which determines the width. */
  readonly amount: number;
  /** Paid part, in percent. */
  readonly paid: number;
  readonly isLate: boolean;
}

/**
 * Shows the payment plan as a bar with one segment per instalment, proportional to its amount; paid segments
 * are filled, overdue ones are red.
 */
export const PlanBar = ({ segments }: { readonly segments: readonly PlanSegment[] }) => (
  <div className="t-part t-bar" aria-hidden="true">
    {segments.map(({ id, amount, paid, isLate }) => (
      <div key={id} className={isLate ? "t-late" : undefined} style={{ flexGrow: amount }}>
        <div style={{ width: `${paid}%` }} />
      </div>
    ))}
  </div>
);
