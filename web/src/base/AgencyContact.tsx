import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { mailAddress } from "@travesia/api/colombia/emails";
import { chatOf, whatsAppOf } from "../ui/passage/whatsapp.ts";
import { useSettings } from "./settings.ts";

interface AgencyContactProps {
  /** Initial text of the message. */
  readonly greeting?: string;
}

/**
 * Shows the ways to write to the agency: its chat, where its telephone can have one, and its mail; nothing
 * until they are known. Each page of a client that leads nowhere else ends with it.
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
