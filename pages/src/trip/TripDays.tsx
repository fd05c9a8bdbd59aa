import { type PictureContent, TripPicture } from "./TripPicture.tsx";

/** Day of a trip, as text ready to display. */
export interface DayContent {
  readonly number: number;
  readonly title: string;
  /** Number, date and title: `Día 2 · 5 de marzo de 2027 · Islas del Rosario`. */
  readonly heading: string;
  readonly text: string;
  readonly picture: PictureContent | null;
  /** SVG path of the day's icon, on a 24 × 24 grid. */
  readonly drawing: string;
}

/** Shows the days of a trip as the client reads them, each with its date and its picture. */
export const TripDays = ({ days }: { readonly days: readonly DayContent[] }) => (
  <ol className="t-part t-days">
    {days.map(({ number, heading, text, picture }) => (
      <li key={number} className="t-line">
        {picture && <TripPicture {...picture} />}
        <p className="t-strong t-typed">{heading}</p>
        <p className="t-quiet t-typed">{text}</p>
      </li>
    ))}
  </ol>
);
