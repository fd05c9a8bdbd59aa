import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Navigate, useLocation } from "react-router-dom";
import type { CameFrom } from "../../base/routes/came-from.ts";
import { systemPaths } from "../../base/failure/system.paths.ts";
import { linkPageTexts } from "../../features/contracts/link-page/link-page.texts.ts";
import { DottedArc } from "../../ui/passage/DottedArc.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { PassengerContact } from "../../features/quotes/passenger/PassengerContact.tsx";
import {
  afterSaving,
  passengerTexts as texts,
  progressText,
} from "../../features/quotes/passenger/passenger.texts.ts";
import type { SavedPassengers } from "../../features/quotes/passenger/saved-passengers.ts";

/** Confirms that the travellers are saved, and shows the next step; empty when nothing was saved. */
export function PassengerSuccessScreen() {
  usePageTitle("Datos recibidos");
  const saved = useLocation().state as SavedPassengers | null;
  if (!saved) return <Navigate to={systemPaths.home.to()} replace />;
  const { next, later } = afterSaving(saved);
  const form = { href: saved.form, ...(saved.back && { state: { back: saved.back } satisfies CameFrom }) };
  const missing = saved.completos < saved.personas;
  return (
    <Stack sx={{ maxWidth: 560, mx: "auto", mt: { xs: 4, md: 9 }, gap: 4 }}>
      <Card sx={{ p: { xs: 6, md: 9 } }}>
        <Stack sx={{ alignItems: "center", textAlign: "center", gap: 4 }}>
          <DottedArc width={160} height={36} />
          <Typography variant="h2" component="h1">
            Recibimos tus datos
          </Typography>
          <Typography>
            Tu viaje a {saved.destino} va por buen camino. {next}
          </Typography>
          {missing && (
            <Typography color="textSecondary">
              {progressText(saved.completos, saved.personas)}. {later}
            </Typography>
          )}
          <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", justifyContent: "center" }}>
            {saved.back && (
              <Button href={saved.back} variant="contained" color="secondary">
                {linkPageTexts.toTrip}
              </Button>
            )}
            <Button {...form}>
              {missing && !saved.contractAwaitsSignature ? texts.complete : texts.correct}
            </Button>
          </Stack>
        </Stack>
      </Card>
      <PassengerContact {...saved} />
    </Stack>
  );
}
