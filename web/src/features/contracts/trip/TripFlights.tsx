import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today } from "@travesia/api/colombia/days";
import { spokenMoment, wayOf } from "@travesia/api/quotes/calculation/costs/itinerary.rules";
import { Section } from "../../../ui/Section.tsx";
import type { ShownTrip } from "./shown-trip.ts";
import { tripTexts as texts } from "./trip.texts.ts";

type Flight = ShownTrip["flights"][number];

/** Returns whether a flight departs today or later; true for a flight without a date. */
const isAhead = ({ departs }: Flight): boolean => !departs || departs.slice(0, 10) >= today(new Date());

/** Shows the flights of a trip in their order; hidden when there are none. */
export function TripFlights({ flights }: Pick<ShownTrip, "flights">) {
  if (flights.length === 0) return null;
  return (
    <Section title={texts.flights}>
      <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 3 }}>
        {flights.map((flight, place) => (
          <Card key={`${flight.itemId}:${place}`} component="li" sx={{ p: 4 }}>
            <FlightFacts flight={flight} />
            {isAhead(flight) && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
                {flight.checkIn ? texts.checkIn(flight.checkIn) : texts.noHour}
              </Typography>
            )}
          </Card>
        ))}
      </Stack>
    </Section>
  );
}

function FlightFacts({ flight }: { readonly flight: Flight }) {
  const { name, departs, arrives, luggage } = flight;
  const facts = [
    departs && { label: texts.departs, text: spokenMoment(departs) },
    arrives && { label: texts.arrives, text: spokenMoment(arrives) },
    luggage && { label: texts.luggage, text: luggage },
  ].filter((fact) => fact !== null && fact !== "");
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {wayOf({ origen: flight.origin, destino: flight.destination }) ?? texts.flight}
      </Typography>
      {name && <Typography color="textSecondary">{name}</Typography>}
      <Box component="dl" sx={{ m: 0, mt: 2, display: "flex", flexWrap: "wrap", columnGap: 6, rowGap: 2 }}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
              {text}
            </Typography>
          </div>
        ))}
      </Box>
    </>
  );
}
