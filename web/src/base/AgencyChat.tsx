import Button from "@mui/material/Button";
import { chatOf, whatsAppOf } from "../ui/passage/whatsapp.ts";
import { useSettings } from "./settings.ts";

interface AgencyChatProps {
  /** Text that stands in the message already. */
  readonly greeting?: string;
}

/** Shows the way to the agency's chat, where its telephone can have one; nothing until it is known. */
export function AgencyChat({ greeting }: AgencyChatProps) {
  const { agency } = useSettings();
  const phone = `+${agency?.whatsapp ?? ""}`;
  const chat = whatsAppOf(phone);
  if (!chat) return null;
  return (
    <Button
      variant="outlined"
      href={greeting ? chatOf({ phone, text: greeting }) : chat}
      target="_blank"
      rel="noopener"
    >
      Escribir por WhatsApp
    </Button>
  );
}
