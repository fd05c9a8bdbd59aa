import { OfferServices, type ServiceContent } from "./OfferServices.tsx";

/** Offer with a single trip, as text ready to display. */
export interface OfferContent {
  readonly lines: readonly ServiceContent[];
  readonly prices: readonly PriceContent[];
}

/** One line of a price. */
interface PriceContent {
  readonly label: string;
  readonly amount: string;
  readonly kind: "part" | "discount" | "total";
}

/** Shows the price and its inclusions, either as sent or as a preview. */
export const OfferCard = ({ lines, prices }: OfferContent) => (
  <section className="t-part t-card t-roomy" aria-label="Tu propuesta">
    {lines.length > 0 && (
      <>
        <h2>Tu viaje incluye</h2>
        <OfferServices lines={lines} />
      </>
    )}
    <dl className="t-prices">
      {prices.map(({ label, amount, kind }) => (
        <div key={label} className={`t-price t-price-${kind}`}>
          <dt>{label}</dt>
          <dd>
            <span className="t-amount">{amount}</span>
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
