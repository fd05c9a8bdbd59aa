import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { systemPaths } from "../../../base/failure/system.paths.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ownTripsTexts as texts } from "./own-trips.texts.ts";
import type { OwnTripsQuery } from "./own-trips.generated.ts";
import { TripCard } from "./TripCard.tsx";

/**
 * Shows a client's quotes and contracts as trips; trips that wait for the client come first. Reservations
 * have separate cards.
 */
export function OwnTrips({ trips: all }: { readonly trips: OwnTripsQuery["ownTrips"] }) {
  const heading = useId();
  const trips = all.filter(({ kind }) => kind !== "reservation");
  if (trips.length === 0 && all.length > 0) return null;
  return (
    <Stack component="section" aria-labelledby={heading} sx={{ gap: 4 }}>
      <Typography id={heading} variant="h4" component="h2">
        {texts.title}
      </Typography>
      {trips.length === 0 && (
        <EmptyState
          action={
            <Button variant="contained" color="secondary" href={systemPaths.home.to()}>
              {texts.ask}
            </Button>
          }
        >
          {texts.none}
        </EmptyState>
      )}
      {trips.map((trip) => (
        <TripCard key={`${trip.kind}:${trip.id}`} trip={trip} />
      ))}
    </Stack>
  );
}
