import Button from "@mui/material/Button";
import { useState } from "react";
import { Section } from "../../../ui/Section.tsx";
import { TripDays } from "../../quotes/itinerary/TripDays.tsx";
import type { ShownTrip } from "./shown-trip.ts";
import { tripTexts as texts } from "./trip.texts.ts";

/** Number of days shown before the others are expanded. */
const SHOWN = 3;

type Trip = Pick<ShownTrip, "days" | "from">;

/** Shows a trip day by day, initially only the first days; hidden when there are none. */
export function TripDaySection({ days, from }: Trip) {
  const [all, setAll] = useState(false);
  if (days.length === 0) return null;
  const folds = !all && days.length > SHOWN + 1;
  return (
    <Section title={texts.days}>
      <TripDays days={folds ? days.slice(0, SHOWN) : days} departure={from} />
      {folds && (
        <Button onClick={() => setAll(true)} sx={{ mt: 3, ml: -1.5 }}>
          {texts.allDays(days.length)}
        </Button>
      )}
    </Section>
  );
}
