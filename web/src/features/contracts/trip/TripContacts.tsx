import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { mailAddress } from "@travesia/api/colombia/emails";
import { formatPhone } from "@travesia/api/colombia/phones";
import { EMERGENCY } from "@travesia/api/contracts/trip/trip-words.rules";
import type { ReactNode } from "react";
import { useSettings } from "../../../base/settings.ts";
import { WhatsAppIcon } from "../../../ui/icons.tsx";
import { Section } from "../../../ui/Section.tsx";
import { tripTexts as texts } from "./trip.texts.ts";

interface TripContactsProps {
  readonly isNational: boolean;
  /** Initial text of a WhatsApp message. */
  readonly greeting: string;
  /** Contact of the advisor, shown above the agency. */
  readonly children?: ReactNode;
}

/** Shows the contacts of a traveller: the advisor, the agency, and in Colombia the emergency number. */
export function TripContacts({ isNational, greeting, children }: TripContactsProps) {
  const { agency } = useSettings();
  return (
    <Section title={texts.contacts}>
      <Stack sx={{ gap: 4 }}>
        {children}
        {agency && (
          <div>
            <Typography variant="caption" color="textSecondary">
              {texts.agency}
            </Typography>
            <Typography sx={{ fontWeight: 650 }}>{agency.name}</Typography>
            <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
              <Link href={`tel:${agency.phone.replace(/[^+\d]/g, "")}`}>{formatPhone(agency.phone)}</Link> ·{" "}
              <Link href={mailAddress(agency.email)}>{agency.email}</Link>
            </Typography>
            <Button
              variant="outlined"
              color="success"
              startIcon={<WhatsAppIcon />}
              href={`https://wa.me/${agency.whatsapp}?text=${encodeURIComponent(greeting)}`}
              target="_blank"
              rel="noopener"
              sx={{ mt: 2 }}
            >
              {texts.writeAgency}
            </Button>
          </div>
        )}
        {isNational && (
          <div>
            <Typography variant="caption" color="textSecondary">
              {texts.emergency}
            </Typography>
            <Typography sx={{ fontWeight: 650 }}>
              <Link href={`tel:${EMERGENCY}`}>{EMERGENCY}</Link>
            </Typography>
          </div>
        )}
      </Stack>
    </Section>
  );
}
