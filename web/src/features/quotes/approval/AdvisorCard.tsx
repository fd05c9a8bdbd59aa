import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { mailAddress } from "@travesia/api/colombia/emails";
import { formatPhone } from "@travesia/api/colombia/phones";
import { WhatsAppIcon } from "../../../ui/icons.tsx";
import { chatOf, whatsAppOf } from "../../../ui/passage/whatsapp.ts";
import { AdvisorNote } from "./AdvisorNote.tsx";

interface AdvisorCardProps {
  readonly advisor: {
    readonly name: string;
    readonly lastname: string;
    readonly email: string;
    readonly phone: string | null;
  };
  /** The address of their picture; null: their initials are shown instead. */
  readonly picture?: string | null;
  /** Opening text of a WhatsApp message, which is offered if their telephone can receive it. */
  readonly whatsapp: string;
  /** Words that they write to the client. */
  readonly note?: string | null;
}

/** Shows the advisor of a link page: name, phone and mail, and their personal note. */
export function AdvisorCard({
  advisor: { name, lastname, email, phone },
  picture = null,
  whatsapp,
  note = null,
}: AdvisorCardProps) {
  return (
    <Card component="section" aria-label="Tu asesor" sx={{ p: 5 }}>
      <Stack direction="row" sx={{ gap: 4, alignItems: "center" }}>
        <Avatar
          {...(picture !== null && { src: picture, alt: "" })}
          sx={{ bgcolor: "primary.main", width: 48, height: 48 }}
        >{`${name[0] ?? ""}${lastname[0] ?? ""}`}</Avatar>
        <div>
          <Typography variant="caption" color="textSecondary">
            Tu asesor
          </Typography>
          <Typography sx={{ fontWeight: 650 }}>
            {name} {lastname}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
            {phone && (
              <>
                <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link> ·{" "}
              </>
            )}
            <Link href={mailAddress(email)}>{email}</Link>
          </Typography>
        </div>
      </Stack>
      {phone && whatsAppOf(phone) && (
        <Button
          variant="outlined"
          color="success"
          startIcon={<WhatsAppIcon />}
          href={chatOf({ phone, text: whatsapp })}
          target="_blank"
          rel="noopener"
          sx={{ mt: 4 }}
        >
          Escribir por WhatsApp
        </Button>
      )}
      {note && (
        <Box sx={{ mt: 4 }}>
          <AdvisorNote>{note}</AdvisorNote>
        </Box>
      )}
    </Card>
  );
}
