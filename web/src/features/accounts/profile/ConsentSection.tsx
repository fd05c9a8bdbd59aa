import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { Section } from "../../../ui/Section.tsx";
import { useConsentListQuery } from "../accounts.generated.ts";
import { profileTexts } from "./profile.texts.ts";

const when = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Bogota",
});

/** What one agreed to, when, and to which words. */
export function ConsentSection() {
  const texts = profileTexts.privacy;
  const consents = useConsentListQuery({ fetchPolicy: "network-only" }).data?.myConsents;
  return (
    <Section title={texts.consents}>
      {consents?.length === 0 && <Typography color="textSecondary">{texts.noConsents}</Typography>}
      <List disablePadding>
        {consents?.map(({ purpose, given, textVersion, at }) => (
          <ListItem key={`${purpose} ${at}`} disableGutters>
            <ListItemText
              primary={texts.purposes[purpose] ?? purpose}
              secondary={
                `${given ? texts.given(textVersion) : texts.notGiven} ` + `· ${when.format(new Date(at))}`
              }
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
