import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Section } from "../../../ui/Section.tsx";
import type { ShownTrip } from "./shown-trip.ts";
import { tripTexts as texts } from "./trip.texts.ts";

type Trip = Pick<ShownTrip, "inclusions">;

/** Shows what a trip includes besides its flights and hotels; nothing where that is all. */
export function TripInclusions({ inclusions }: Trip) {
  if (inclusions.length === 0) return null;
  return (
    <Section title={texts.includes}>
      <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 1 }}>
        {inclusions.map(({ tipo, text }, place) => (
          <Typography key={`${tipo}:${place}`} component="li" sx={{ overflowWrap: "anywhere" }}>
            {text}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}
