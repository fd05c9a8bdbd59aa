import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { QrCode } from "../../ui/QrCode.tsx";
import { Section } from "../../ui/Section.tsx";
import { rewardTexts as texts } from "./rewards.texts.ts";
import { WrittenField } from "../../ui/form/WrittenField.tsx";

interface ReferralCardProps {
  /** Full address; null for a person without a code. */
  readonly link: string | null;
  readonly onCopy: () => void;
}

/** Shows the link that brings others in, to copy and as a QR code. */
export function ReferralCard({ link, onCopy }: ReferralCardProps) {
  return (
    <Section title={texts.link}>
      {link ? (
        <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 5, alignItems: "center" }}>
          <Box sx={{ border: 1, borderColor: "divider", borderRadius: 1, p: 2, flexShrink: 0 }}>
            <QrCode text={link} label={texts.qr} size={168} />
          </Box>
          <Stack sx={{ gap: 3, flex: 1, minWidth: 0, width: "100%" }}>
            <Typography>{texts.how}</Typography>
            <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 2, alignItems: { sm: "center" } }}>
              <WrittenField
                label="Enlace"
                value={link}
                onFocus={(event) => event.target.select()}
                slotProps={{ htmlInput: { readOnly: true } }}
              />
              <Button variant="contained" color="secondary" onClick={onCopy} sx={{ flexShrink: 0 }}>
                {texts.copy}
              </Button>
            </Stack>
          </Stack>
        </Stack>
      ) : (
        <Typography color="textSecondary">{texts.noCode}</Typography>
      )}
    </Section>
  );
}
