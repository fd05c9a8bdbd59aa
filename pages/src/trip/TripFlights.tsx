import { Section } from "../section/Section.tsx";

/** One flight of a trip, as text ready to display. */
export interface FlightContent {
  /** Departure and arrival places: `Bogotá – Cartagena`. */
  readonly way: string;
  /** Airline and number: `Avianca AV8520`. */
  readonly name: string | null;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  /** Time of the check-in; null once the flight has departed. */
  readonly note: string | null;
}

/** Shows the flights of a trip in their order; hidden when there are none. */
export const TripFlights = ({ flights }: { readonly flights: readonly FlightContent[] }) =>
  flights.length > 0 && (
    <Section title="Tus vuelos">
      <ul className="t-cards">
        {flights.map(({ way, name, facts, note }, at) => (
          <li key={at} className="t-card t-flight">
            <h3 className="t-strong">{way}</h3>
            {name && <p className="t-quiet">{name}</p>}
            <dl className="t-facts">
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt className="t-caption t-quiet">{label}</dt>
                  <dd className="t-figures">{text}</dd>
                </div>
              ))}
            </dl>
            {note && <p className="t-small t-quiet">{note}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
