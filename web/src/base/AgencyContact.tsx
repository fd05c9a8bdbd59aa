import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { mailAddress } from "@travesia/api/colombia/emails";
import { whatsAppOf } from "@travesia/api/colombia/phones";
import { chatOf } from "../ui/passage/whatsapp.ts";
import { useSettings } from "./settings.ts";

interface AgencyContactProps {
  /** Prefilled text of the message. */
  readonly greeting?: string;
}

/**
 * Shows the ways to contact the agency: its chat, if its telephone supports one, and its e-mail. Shows
 * nothing until they are loaded. Client pages without another next step end with it.
 */
export function AgencyContact({ greeting }: AgencyContactProps) {
  const { agency } = useSettings();
  if (!agency) return null;
  const phone = `+${agency.whatsapp}`;
  const chat = whatsAppOf(phone);
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap", justifyContent: "center" }}>
      {chat && (
        <Button
          variant="outlined"
          href={greeting ? chatOf({ phone, text: greeting }) : chat}
          target="_blank"
          rel="noopener"
        >
          Escribir por WhatsApp
        </Button>
      )}
      <Button variant="outlined" href={mailAddress(agency.email)}>
        Escribir un correo
      </Button>
    </Stack>
  );
}
