import { Section } from "../section/Section.tsx";
import { type DayContent, TripDays } from "./TripDays.tsx";

/** Number of days shown before the others are expanded. */
const SHOWN = 3;

interface TripDaySectionProps {
  readonly days: readonly DayContent[];
  /** Called to show all days; without it, all days are shown. */
  readonly onAll?: (() => void) | undefined;
}

/** Shows a trip day by day; hidden when there are no days. */
export const TripDaySection = ({ days, onAll }: TripDaySectionProps) => {
  const folds = onAll !== undefined && days.length > SHOWN + 1;
  return (
    days.length > 0 && (
      <Section title="Día a día">
        <TripDays days={folds ? days.slice(0, SHOWN) : days} />
        {folds && (
          <button type="button" className="t-button t-more" onClick={onAll}>
            Ver los {days.length} días
          </button>
        )}
      </Section>
    )
  );
};
