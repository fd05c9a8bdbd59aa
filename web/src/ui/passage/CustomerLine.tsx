import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatPhone } from "@travesia/api/colombia/phones";
import { whatsAppOf } from "./whatsapp.ts";
import { PhoneOutlinedIcon, WhatsAppIcon } from "../icons.tsx";

/** Whose a record is, and how to reach them; without a telephone there is nothing to press. */
export interface Customer {
  readonly name: string;
  readonly phone?: string | null | undefined;
}

/** The customer of a record by name, to be called or written to by WhatsApp from where one reads it. */
export function CustomerLine({ name, phone }: Customer) {
  const chat = phone ? whatsAppOf(phone) : null;
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}>
      <Typography component="span" sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>
        {name}
      </Typography>
      {phone && (
        <Button
          size="small"
          href={`tel:${phone.replace(/[^+\d]/g, "")}`}
          startIcon={<PhoneOutlinedIcon fontSize="small" />}
          aria-label={`Llamar a ${name}, ${formatPhone(phone)}`}
          sx={{ fontVariantNumeric: "tabular-nums", displayPrint: "none" }}
        >
          {formatPhone(phone)}
        </Button>
      )}
      {chat && (
        <Button
          size="small"
          color="success"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<WhatsAppIcon fontSize="small" />}
          aria-label={`Escribir a ${name} por WhatsApp`}
          sx={{ displayPrint: "none" }}
        >
          WhatsApp
        </Button>
      )}
    </Stack>
  );
}
