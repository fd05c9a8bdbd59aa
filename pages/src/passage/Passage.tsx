import type { ReactNode } from "react";
import { Arc } from "./Arc.tsx";
import { PassageStamp, type StampContent } from "./PassageStamp.tsx";

/** Data of the ticket-shaped header of a trip, as text ready to display. */
export interface PassageContent {
  /** Human-readable number of the record: `COT-2026-000123`. */
  readonly number: string | null;
  readonly origin: string | null;
  readonly destination: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** Status; null on a page that is stored and would not follow it. */
  readonly status: StampContent | null;
}

/** Shows the ticket-shaped header at the top of a quote, contract, reservation or link page. */
export const Passage = ({
  number,
  origin,
  destination,
  facts,
  status,
  children,
}: PassageContent & {
  /** Additional lines between the places and the facts. */
  readonly children?: ReactNode;
}) => (
  <section
    className="t-part t-card t-passage"
    aria-label={`Viaje ${origin ? `de ${origin} ` : ""}a ${destination}`}
  >
    <div className="t-ticket">
      {number && <span className="t-caption t-quiet t-figures">{number}</span>}
      <h1 className="t-places">
        {origin && (
          <>
            <span>{origin}</span>
            <svg className="t-arc" viewBox="0 0 160 36" preserveAspectRatio="none" aria-hidden="true">
              <Arc />
            </svg>
          </>
        )}
        <span>{destination}</span>
      </h1>
      {children}
      <dl className="t-facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="t-caption t-quiet">{label}</dt>
            <dd className="t-figures">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
    {status && <PassageStamp {...status} />}
  </section>
);
