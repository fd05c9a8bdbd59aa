import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { spokenHours } from "@travesia/api/colombia/opening-hours";
import { chatAddress, whatsAppNumber } from "@travesia/api/colombia/phones";
import { ended } from "@travesia/api/colombia/spoken";
import { useSettings } from "../../../base/settings.ts";
import { landingTexts as texts } from "./landing.texts.ts";

/** A quote request that the server received. */
export interface Received {
  readonly number: string;
  readonly email: string;
  /** Title of the package that was asked for; null for a request without one. */
  readonly trip: string | null;
  /** Person who answers; null while the agency does. */
  readonly responde: { readonly nombre: string | null; readonly telefono: string | null } | null;
}

interface RequestReceivedProps {
  readonly received: Received;
  /** Time by which the request is answered, `hoy antes de las 6 p. m.`; null outside the opening hours. */
  readonly soon: string | null;
  readonly onClose: () => void;
}

/** Shows that a quote request was received: the trip, the number, who answers and by when. */
export function RequestReceived({ received, soon, onClose }: RequestReceivedProps) {
  const { agency } = useSettings();
  const { number, responde } = received;
  const own = whatsAppNumber(responde?.telefono);
  const whatsapp = own ?? agency?.whatsapp;
  const hours = agency && spokenHours(agency);
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="solicitud-recibida">
      <DialogTitle id="solicitud-recibida">{texts.received}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 3 }}>
          <Typography>{texts.receivedLead(received, soon)}</Typography>
          {responde?.nombre && <Typography>{texts.answeredBy(responde.nombre)}</Typography>}
          {hours && <Typography color="textSecondary">{ended(`Atendemos ${hours}`)}</Typography>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
        {whatsapp && (
          <Button
            variant="contained"
            href={chatAddress(whatsapp, texts.receivedGreeting(number))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {own ? texts.chatWith(responde?.nombre ?? "") : texts.whatsapp}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
