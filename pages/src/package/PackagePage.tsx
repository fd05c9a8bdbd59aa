import type { ReactNode } from "react";
import { Anchor } from "../Anchor.tsx";
import { Picture } from "../picture/Picture.tsx";
import type { PictureContent } from "../trip/TripPicture.tsx";
import { Shelf, type ShelfContent } from "./Shelf.tsx";

/** One day of a package. */
interface DayContent {
  /** Number of the day: `Día 2`. */
  readonly label: string;
  readonly title: string;
  readonly place: string | null;
  readonly text: string;
  readonly picture: PictureContent | null;
}

/** A package, as text ready to display. */
export interface PackageContent {
  readonly title: string;
  /** Destination, and the address of its packages. */
  readonly destination: { readonly text: string; readonly href: string };
  /** City and place: `Cartagena · Islas del Rosario`. */
  readonly place: string;
  readonly detail: string;
  readonly includes: {
    readonly heading: string;
    readonly chips: readonly string[];
    readonly lines: readonly string[];
  };
  readonly itinerary: { readonly heading: string; readonly days: readonly DayContent[] };
  /** Hotels, and services that the price leaves out. */
  readonly lists: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  /** Installments and conditions. */
  readonly terms: readonly { readonly heading: string; readonly text: string }[];
  readonly questions: {
    readonly heading: string;
    readonly asked: readonly { readonly question: string; readonly answer: string }[];
  };
}

interface PackagePageProps extends PackageContent {
  /** Pictures, with their credits below. */
  readonly gallery: ReactNode;
  /** Price and departures: on the right on a computer, below the pictures on a phone. */
  readonly offer: ReactNode;
  /** Links below the texts. */
  readonly children?: ReactNode;
  /** Similar trips, below everything else. */
  readonly similar?: ShelfContent;
}

/** Shows a package; the caller passes its gallery, its offer, and further links. */
export const PackagePage = ({
  title,
  destination,
  place,
  detail,
  includes,
  itinerary,
  lists,
  terms,
  questions,
  gallery,
  offer,
  children,
  similar,
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
        {itinerary.days.length > 0 && (
          <section>
            <h2>{itinerary.heading}</h2>
            <ol className="t-package-days">
              {itinerary.days.map((day) => (
                <Day key={day.label} {...day} />
              ))}
            </ol>
          </section>
        )}
        {includes.chips.length + includes.lines.length > 0 && (
          <section aria-label="Características">
            <h2>{includes.heading}</h2>
            {includes.chips.length > 0 && (
              <ul className="t-chips">
                {includes.chips.map((chip) => (
                  <li key={chip}>{chip}</li>
                ))}
              </ul>
            )}
            <Lines lines={includes.lines} />
          </section>
        )}
        {lists.map(({ heading, lines }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <Lines lines={lines} />
          </section>
        ))}
        {terms.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p className="t-typed">{text}</p>
          </section>
        ))}
        {questions.asked.length > 0 && (
          <section>
            <h2>{questions.heading}</h2>
            {questions.asked.map(({ question, answer }, place) => (
              <details key={place} className="t-question">
                <summary>{question}</summary>
                <p className="t-typed">{answer}</p>
              </details>
            ))}
          </section>
        )}
        {children}
      </div>
    </div>
    {similar && similar.packs.length > 0 && (
      <section className="t-similar">
        <h2 className="t-heading">{similar.title}</h2>
        <Shelf {...similar} />
      </section>
    )}
  </div>
);

const Day = ({ label, title, place, text, picture }: DayContent) => (
  <li className="t-package-day">
    {picture && <Picture className="t-package-day-picture" picture={picture} alt="" sizes="200px" />}
    <div>
      <p className="t-small t-quiet">{place ? `${label} · ${place}` : label}</p>
      <h3>{title}</h3>
      {text && <p className="t-typed">{text}</p>}
    </div>
  </li>
);

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length > 0 && (
    <ul className="t-package-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
