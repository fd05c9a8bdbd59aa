import type { ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";

/** Price of a package, as text ready to display. */
export interface OfferContent {
  readonly price: string;
  /** Basis of the price, and length of the trip: `por persona · 4 días · 3 noches`. */
  readonly basis: string;
}

interface PackageOfferProps extends OfferContent {
  /** Departures, or a sentence when there are none. */
  readonly departures: ReactNode;
  /** Acts before the quote request. */
  readonly children?: ReactNode;
  /** Quote request for the package. */
  readonly quote: { readonly text: string; readonly href: string };
  /** Act after the quote request. */
  readonly chat?: ReactNode;
}

/** Shows the price of a package, its departures, and the acts with which a trip begins. */
export const PackageOffer = ({ price, basis, departures, children, quote, chat }: PackageOfferProps) => (
  <div className="t-part t-card t-offer">
    <div>
      <p className="t-offer-price t-strong t-figures">{price}</p>
      <p className="t-quiet">{basis}</p>
    </div>
    {departures}
    <div className="t-offer-acts">
      {children}
      <Anchor className="t-button" href={quote.href}>
        {quote.text}
      </Anchor>
      {chat}
    </div>
  </div>
);
