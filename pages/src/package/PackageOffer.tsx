import type { ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import { type DeparturesContent, Departures } from "./Departures.tsx";

/** Price and departures of a package, as text ready to display. */
export interface OfferContent {
  /** `Desde`, when departures have different prices. */
  readonly from: string | null;
  readonly price: string;
  /** Basis of the price, and length of the trip: `por persona · 4 días · 3 noches`. */
  readonly basis: string;
  /** Monthly payment and its source; null without installments. */
  readonly monthly: string | null;
  readonly departures: DeparturesContent;
}

interface PackageOfferProps extends OfferContent {
  /** Index of the chosen departure. */
  readonly chosen?: number;
  /** Called with the index of a departure; without it, departures are text. */
  readonly onChoose?: (place: number) => void;
  /** Acts before the quote request. */
  readonly children?: ReactNode;
  /** Quote request for the package; with `onPress` it is a button. */
  readonly quote: { readonly text: string; readonly href: string; readonly onPress?: () => void };
  /** Act after the quote request. */
  readonly chat?: ReactNode;
}

/** Shows the price of a package, its departures, and the acts with which a trip begins. */
export const PackageOffer = ({
  from,
  price,
  basis,
  monthly,
  departures,
  chosen,
  onChoose,
  children,
  quote,
  chat,
}: PackageOfferProps) => (
  <div className="t-part t-card t-offer">
    <div>
      {from && <p className="t-quiet">{from}</p>}
      <p className="t-offer-price t-strong t-figures">{price}</p>
      <p className="t-quiet">{basis}</p>
      {monthly && <p className="t-offer-monthly t-figures">{monthly}</p>}
    </div>
    <Departures {...departures} chosen={chosen} onChoose={onChoose} />
    <div className="t-offer-acts">
      {children}
      {quote.onPress ? (
        <button type="button" className="t-button" onClick={quote.onPress}>
          {quote.text}
        </button>
      ) : (
        <Anchor className="t-button" href={quote.href}>
          {quote.text}
        </Anchor>
      )}
      {chat}
    </div>
  </div>
);
