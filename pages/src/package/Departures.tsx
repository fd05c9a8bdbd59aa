/** Departure of a package, as text ready to display. */
interface DepartureContent {
  readonly dates: string;
  readonly price: string;
  readonly seats: string;
  readonly isFull: boolean;
}

/** Departures of a package, as text ready to display. */
export interface DeparturesContent {
  readonly label: string;
  readonly listed: readonly DepartureContent[];
  /** Line that unfolds the other departures. */
  readonly more: string;
  readonly folded: readonly DepartureContent[];
  /** Sentence when there are none. */
  readonly none: string;
}

interface DeparturesProps extends DeparturesContent {
  readonly chosen?: number | undefined;
  /** Called with the index of a departure; without it, departures are text. */
  readonly onChoose?: ((place: number) => void) | undefined;
}

/** Shows the departures of a package with price and seats; the visitor may choose a departure. */
export const Departures = ({ label, listed, more, folded, none, chosen, onChoose }: DeparturesProps) => {
  if (listed.length === 0) return <p className="t-small">{none}</p>;
  const row = (departure: DepartureContent, place: number) => (
    <Departure
      key={place}
      {...departure}
      isChosen={place === chosen}
      {...(onChoose && { onChoose: () => onChoose(place) })}
    />
  );
  return (
    <fieldset className="t-departures">
      <legend className="t-offer-label t-quiet">{label}</legend>
      {listed.map(row)}
      {folded.length > 0 && (
        <details open={(chosen ?? 0) >= listed.length || undefined}>
          <summary className="t-small">{more}</summary>
          {folded.map((departure, place) => row(departure, listed.length + place))}
        </details>
      )}
    </fieldset>
  );
};

interface DepartureProps extends DepartureContent {
  readonly isChosen: boolean;
  readonly onChoose?: () => void;
}

const Departure = ({ dates, price, seats, isFull, isChosen, onChoose }: DepartureProps) => {
  const Row = onChoose ? "label" : "div";
  return (
    <Row className={isFull ? "t-departure t-quiet" : "t-departure"}>
      {onChoose && (
        <input type="radio" name="salida" checked={isChosen} disabled={isFull} onChange={onChoose} />
      )}
      <span className="t-departure-words">
        {dates}
        <span className="t-caption t-quiet">{seats}</span>
      </span>
      <span className="t-figures t-strong">{price}</span>
    </Row>
  );
};
