import type { ReactNode } from "react";

export interface MoneyCardProps {
  readonly figures: readonly { readonly label: string; readonly text: string }[];
  readonly children: ReactNode;
}

/** Shows the amounts of a trip as one card: the totals, then the plan, the ways to pay and the payments. */
export const MoneyCard = ({ figures, children }: MoneyCardProps) => (
  <section className="t-part t-card t-money" aria-label="Tu dinero">
    <dl className="t-sums">
      {figures.map(({ label, text }) => (
        <div key={label}>
          <dt className="t-caption t-quiet">{label}</dt>
          <dd>
            <span className="t-amount">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
    {children}
  </section>
);
