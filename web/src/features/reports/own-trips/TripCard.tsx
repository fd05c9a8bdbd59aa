import { travellersText } from "@travesia/api/colombia/spoken";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import type { Tone } from "@travesia/api/look";
import { shortTrip } from "@travesia/api/passage-facts";
import type { TripStep } from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import type { OwnTripsQuery } from "./own-trips.generated.ts";
import { stepLabels, stepWords } from "./own-trips.texts.ts";
import { stepAddress } from "./own-trips.steps.ts";
import { TripStages } from "./TripStages.tsx";

const tones = {
  approve: "sun",
  passengers: "sun",
  sign: "sun",
  addendum: "sun",
  pay: "sun",
  wait: "neutral",
  look: "leaf",
  over: "neutral",
} satisfies Record<TripStep, Tone>;

/** Shows one trip of a client: its destination, its progress, and the next step. */
export function TripCard({ trip }: { readonly trip: OwnTripsQuery["ownTrips"][number] }) {
  const { number, origin, destination, departure, comeback, travellers } = trip;
  const { price, stage, step, amount, due } = trip;
  const label = stepLabels[step];
  const address = stepAddress(trip);
  const facts = [
    departure && shortTrip(departure, comeback),
    travellersText(travellers),
    price !== null && formatCop(price),
  ];
  return (
    <Card component="article" aria-label={`Viaje a ${destination}`} sx={{ p: { xs: 4, md: 5 } }}>
      <Stack sx={{ gap: 3 }}>
        <Stack direction="row" sx={{ gap: 2, justifyContent: "space-between", alignItems: "flex-start" }}>
          <div>
            <Typography variant="h5" component="h2">
              {origin && `${origin} → `}
              {destination}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {number} · {facts.filter(Boolean).join(" · ")}
            </Typography>
          </div>
          <StatusChip label={stepWords[step]} tone={tones[step]} />
        </Stack>
        {step !== "over" && <TripStages stage={stage} />}
        {label && address && (
          <Stack
            direction={{ xs: "column", sm: "row" }}
            sx={{ gap: 2, alignItems: { sm: "center" }, justifyContent: "space-between" }}
          >
            <Typography variant="body2" color="textSecondary">
              {due && `Vence el ${formatDay(due)}`}
            </Typography>
            <Button
              href={address}
              variant={step === "look" ? "outlined" : "contained"}
              color={step === "look" ? "primary" : "secondary"}
            >
              {amount !== null ? `${label} ${formatCop(amount)}` : label}
            </Button>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
