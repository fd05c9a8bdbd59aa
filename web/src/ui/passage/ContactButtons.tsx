import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { callAddress, formatPhone, whatsAppOf } from "@travesia/api/colombia/phones";
import { PhoneOutlinedIcon, WhatsAppIcon } from "../icons.tsx";
import { TOUCH } from "../touch.ts";

interface ContactButtonsProps {
  readonly name: string;
  readonly phone: string;
  /** True for icons without text on phones. */
  readonly short?: boolean;
}

/** Shows the ways to reach a person by telephone: a call, and WhatsApp where the number can have it. */
export function ContactButtons({ name, phone, short = false }: ContactButtonsProps) {
  const chat = whatsAppOf(phone);
  const written = { display: { xs: short ? "none" : "inline", sm: "inline" } };
  const button = {
    displayPrint: "none",
    fontVariantNumeric: "tabular-nums",
    ...(short && {
      minWidth: { xs: TOUCH, sm: 64 },
      minHeight: { xs: TOUCH, sm: 32 },
      "& .MuiButton-startIcon": { mr: { xs: 0, sm: 1 }, ml: { xs: 0, sm: -0.5 } },
    }),
  };
  return (
    <>
      <Button
        size="small"
        href={callAddress(phone)}
        startIcon={<PhoneOutlinedIcon fontSize="small" />}
        aria-label={`Llamar a ${name}, ${formatPhone(phone)}`}
        sx={button}
      >
        <Box component="span" sx={written}>
          {formatPhone(phone)}
        </Box>
      </Button>
      {chat && (
        <Button
          size="small"
          color="success"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          startIcon={<WhatsAppIcon fontSize="small" />}
          aria-label={`Escribir a ${name} por WhatsApp`}
          sx={button}
        >
          <Box component="span" sx={written}>
            WhatsApp
          </Box>
        </Button>
      )}
    </>
  );
}
