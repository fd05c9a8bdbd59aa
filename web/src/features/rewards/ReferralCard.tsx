import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { QrCode } from "../../ui/QrCode.tsx";
import { rewardTexts as texts } from "./rewards.texts.ts";
import { WrittenField } from "../../ui/form/WrittenField.tsx";

interface ReferralCardProps {
  /** Full address of the referral link; null for a person without a code. */
  readonly link: string | null;
  readonly onCopy: () => void;
}

/** Shows the referral link on one line with a copy button, and its QR code on demand. */
export function ReferralCard({ link, onCopy }: ReferralCardProps) {
  const [open, setOpen] = useState(false);
  if (!link) return <Typography color="textSecondary">{texts.noCode}</Typography>;
  return (
    <Box component="section" aria-label={texts.link}>
      <Stack direction="row" sx={{ gap: 2, alignItems: "center" }}>
        <WrittenField
          label="Enlace"
          value={link}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
          sx={{ flex: "1 1 0", maxWidth: 420 }}
        />
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ flexShrink: 0 }}>
          {texts.code}
        </Button>
        <Button variant="contained" color="secondary" onClick={onCopy} sx={{ flexShrink: 0 }}>
          {texts.copy}
        </Button>
      </Stack>
      {open && (
        <Box
          sx={{ display: "inline-block", border: 1, borderColor: "divider", borderRadius: 1, p: 2, mt: 2 }}
        >
          <QrCode text={link} label={texts.qr} size={168} />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {texts.how}
      </Typography>
    </Box>
  );
}
