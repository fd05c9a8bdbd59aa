import Fab from "@mui/material/Fab";
import { landingTexts as texts } from "./landing.texts.ts";
import { WhatsAppIcon } from "../../../ui/icons.tsx";

interface WhatsAppButtonProps {
  /** WhatsApp number in international format, digits only. */
  readonly number: string;
  /** True when the help button already occupies the corner. */
  readonly aside: boolean;
}

/** Shows the floating button that opens a WhatsApp chat with the agency. */
export function WhatsAppButton({ number, aside }: WhatsAppButtonProps) {
  return (
    <Fab
      color="success"
      size="medium"
      href={`https://wa.me/${number}?text=${encodeURIComponent(texts.whatsappGreeting)}`}
      target="_blank"
      rel="noopener"
      aria-label={texts.whatsapp}
      sx={{
        position: "fixed",
        right: aside ? { xs: 76, md: 84 } : { xs: 16, md: 24 },
        bottom: { xs: 16, md: 24 },
        boxShadow: 3,
      }}
    >
      <WhatsAppIcon />
    </Fab>
  );
}
