import Typography from "@mui/material/Typography";
import { LettersSwitch } from "../../../ui/LettersSwitch.tsx";
import { Section } from "../../../ui/Section.tsx";
import { profileTexts } from "./profile.texts.ts";

/** Shows the switch for single-letter shortcuts in this browser. */
export const KeysSection = () => (
  <Section title={profileTexts.keys.title}>
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {profileTexts.keys.lead}
    </Typography>
    <LettersSwitch />
  </Section>
);
