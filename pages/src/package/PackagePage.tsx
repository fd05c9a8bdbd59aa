import type { ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";

/** A package, as text ready to display. */
export interface PackageContent {
  readonly title: string;
  /** Destination, and the address of its packages. */
  readonly destination: { readonly text: string; readonly href: string };
  /** City and place: `Cartagena · Islas del Rosario`. */
  readonly place: string;
  readonly detail: string;
  readonly includes: { readonly heading: string; readonly chips: readonly string[] };
}

interface PackagePageProps extends PackageContent {
  /** Pictures, with their credits below. */
  readonly gallery: ReactNode;
  /** Price and departures: on the right on a computer, below the pictures on a phone. */
  readonly offer: ReactNode;
  /** Links below the texts. */
  readonly children?: ReactNode;
}

/** Shows a package; the caller passes its gallery, its offer, and further links. */
export const PackagePage = ({
  title,
  destination,
  place,
  detail,
  includes,
  gallery,
  offer,
  children,
}: PackagePageProps) => (
  <div className="t-part t-package">
    <div>
      <p>
        <Anchor href={destination.href}>{destination.text}</Anchor>
      </p>
      <h1>{title}</h1>
      <p className="t-quiet">{place}</p>
    </div>
    <div className="t-package-parts">
      <div className="t-package-pictures">{gallery}</div>
      <div className="t-package-offer">{offer}</div>
      <div className="t-package-words">
        <p className="t-package-detail t-typed">{detail}</p>
        {includes.chips.length > 0 && (
          <section aria-label="Características">
            <h2>{includes.heading}</h2>
            <ul className="t-chips">
              {includes.chips.map((chip) => (
                <li key={chip}>{chip}</li>
              ))}
            </ul>
          </section>
        )}
        {children}
      </div>
    </div>
  </div>
);
