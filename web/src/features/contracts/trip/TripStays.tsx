import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { landscapeOf } from "@travesia/api/landscape";
import { srcSetOf } from "@travesia/api/picture-widths";
import { Section } from "../../../ui/Section.tsx";
import type { ShownTrip } from "./shown-trip.ts";
import { mapOfStay, stayDays, tripTexts as texts } from "./trip.texts.ts";

type Trip = Pick<ShownTrip, "stays">;

/** Shows the hotels of a trip as illustrated cards; hidden when there are none. */
export function TripStays({ stays }: Trip) {
  if (stays.length === 0) return null;
  return (
    <Section title={texts.stays}>
      <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 3 }}>
        {stays.map((stay) => (
          <StayCard key={stay.itemId} stay={stay} />
        ))}
      </Stack>
    </Section>
  );
}

interface StayCardProps {
  readonly stay: ShownTrip["stays"][number];
}

function StayCard({ stay }: StayCardProps) {
  const { name, city, about, picture } = stay;
  return (
    <Card component="li" sx={{ display: { sm: "flex" }, overflow: "hidden" }}>
      <Box
        component="img"
        src={picture ?? landscapeOf(city)}
        {...(picture && { srcSet: srcSetOf(picture), sizes: "(min-width: 600px) 240px, 100vw" })}
        alt=""
        width={240}
        height={160}
        loading="lazy"
        sx={{
          display: "block",
          width: { xs: 1, sm: 240 },
          height: { xs: 140, sm: "auto" },
          objectFit: "cover",
        }}
      />
      <Stack sx={{ p: 4, gap: 1, alignItems: "flex-start", minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
          {name ?? texts.stay}
        </Typography>
        <Typography color="textSecondary">{[city, about].filter(Boolean).join(" · ")}</Typography>
        <Typography>{stayDays(stay)}</Typography>
        {name && (
          <Button
            variant="outlined"
            href={mapOfStay(stay)}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ mt: 2 }}
          >
            {texts.openMap}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
