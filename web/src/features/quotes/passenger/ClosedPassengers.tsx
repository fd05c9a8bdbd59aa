import Alert from "@mui/material/Alert";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { clientNotice } from "@travesia/api/quotes/quote/proposal/client-words.rules";
import type { ReactNode } from "react";
import { usePageTitle } from "../../../ui/usePageTitle.ts";
import { passengerTexts } from "./passenger.texts.ts";
import { PassengerList } from "./PassengerList.tsx";
import type { PassengerFieldsFragment, PassengerTripFragment } from "./passengers.generated.ts";
import { PassengersPassage } from "./PassengersPassage.tsx";

interface ClosedPassengersProps {
  readonly trip: PassengerTripFragment;
  readonly passengers: readonly PassengerFieldsFragment[];
  /** Reason why the form is closed. */
  readonly closed: string;
  /** Links to other pages, shown at the bottom. */
  readonly children: ReactNode;
}

/** Shows the travellers to a client who cannot edit them, with the reason. */
export function ClosedPassengers({ trip, passengers, closed, children }: ClosedPassengersProps) {
  usePageTitle(passengerTexts.title);
  const cancelled = trip.contractIsCancelled ? clientNotice(trip) : undefined;
  return (
    <Stack sx={{ gap: 5, maxWidth: 760, mx: "auto" }}>
      <PassengersPassage trip={trip} />
      <Typography variant="h3" component="h2">
        {passengerTexts.title}
      </Typography>
      <Alert severity={cancelled?.kind ?? "info"}>{cancelled?.text ?? closed}</Alert>
      {passengers.length > 0 && (
        <Card sx={{ px: { xs: 4, md: 6 }, py: 2 }}>
          <PassengerList passengers={passengers} trip={trip} />
        </Card>
      )}
      {children}
    </Stack>
  );
}
