import type { DayContent } from "./TripDays.tsx";

/** Shows an overview of the days of a trip, each with its icon. */
export const DayStrip = ({ days }: { readonly days: readonly DayContent[] }) => (
  <ol className="t-part t-strip" aria-label="El viaje, día por día">
    {days.map(({ number, title, drawing }) => (
      <li key={number}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={drawing} />
        </svg>
        <div className="t-caption t-quiet">Día {number}</div>
        <p className="t-small t-typed">{title}</p>
      </li>
    ))}
  </ol>
);
