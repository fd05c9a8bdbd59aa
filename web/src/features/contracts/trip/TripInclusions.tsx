import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Section } from "../../../ui/Section.tsx";
import type { ShownTrip } from "./shown-trip.ts";
import { tripTexts as texts } from "./trip.texts.ts";

type Trip = Pick<ShownTrip, "inclusions" | "exclusions">;

/** Shows the inclusions of a trip besides its flights and hotels, and its exclusions; hidden without both. */
export const TripInclusions = ({ inclusions, exclusions }: Trip) => (
  <>
    <Lines title={texts.includes} lines={inclusions.map(({ text }) => text)} />
    <Lines title={texts.excludes} lines={exclusions} />
  </>
);

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <Box component="ul" sx={{ m: 0, pl: 5, display: "grid", gap: 1 }}>
        {lines.map((line, place) => (
          <Typography key={place} component="li" sx={{ overflowWrap: "anywhere" }}>
            {line}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}
