import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";
import { DottedArc } from "../../../ui/passage/DottedArc.tsx";
import { landingTexts as texts } from "./landing.texts.ts";

interface ReferralInvitationProps {
  /** Called to copy the viewer's referral link; without it a link leads visitors to the registration. */
  readonly onCopy?: () => void;
  readonly joinAddress: string;
}

/** Shows the invitation to refer other people. */
export function ReferralInvitation({ onCopy, joinAddress }: ReferralInvitationProps) {
  return (
    <Box
      component="section"
      aria-label={texts.referral}
      sx={(theme) => ({
        display: "grid",
        gridTemplateColumns: { md: "1fr 260px" },
        alignItems: "center",
        gap: 8,
        p: { xs: 6, md: 10 },
        borderRadius: `${radius.card}px`,
        backgroundColor: theme.vars.palette.tones.sea.soft,
      })}
    >
      <Stack sx={{ gap: 4, alignItems: "flex-start" }}>
        <Typography variant="h2" sx={{ fontSize: { xs: "1.5rem", md: "2rem" } }}>
          {texts.referral}
        </Typography>
        <Typography sx={{ maxWidth: 520 }}>{texts.referralLead}</Typography>
        {onCopy ? (
          <Button variant="contained" onClick={onCopy}>
            {texts.referralCopy}
          </Button>
        ) : (
          <Button variant="contained" href={joinAddress}>
            {texts.referralJoin}
          </Button>
        )}
      </Stack>
      <DottedArc width="100%" height={90} sx={{ display: { xs: "none", md: "block" } }} />
    </Box>
  );
}
