import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { isRevocable } from "@travesia/api/accounts/consent/consent.rules";
import { confirming } from "../../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { Unread } from "../../../base/failure/Unread.tsx";
import { Section } from "../../../ui/Section.tsx";
import {
  type ConsentPartsFragment,
  ConsentRevokeDocument,
  useConsentListQuery,
} from "./profile.generated.ts";
import { profileTexts } from "./profile.texts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

const when = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Bogota",
});

const texts = profileTexts.privacy;
const purposeOf = ({ purpose }: ConsentPartsFragment): string => texts.purposes[purpose] ?? purpose;

const consentActs = {
  revoke: recordAct<ConsentPartsFragment>()({
    label: texts.revoke,
    mutation: ConsentRevokeDocument,
    done: texts.revoked,
    Dialog: confirming((consent) => ({
      title: texts.revokeTitle,
      confirm: texts.revoke,
      children: texts.revoking(purposeOf(consent)),
    })),
  }),
};

/** Shows the viewer's consents, with their date and wording; each can be withdrawn. */
export function ConsentSection() {
  const read = useConsentListQuery({ fetchPolicy: "network-only" });
  const consents = read.data?.myConsents;
  const { show, dialog } = useRecordActs(consentActs, { reads: [] });
  return (
    <Section title={texts.consents}>
      <Unread of={read} apart />
      {consents?.length === 0 && <Typography color="textSecondary">{texts.noConsents}</Typography>}
      <List disablePadding>
        {consents?.map((consent) => (
          <ListItem key={consent.id} disableGutters sx={{ flexWrap: "wrap", columnGap: 3, rowGap: 1 }}>
            <ListItemText
              primary={purposeOf(consent)}
              secondary={consentText(consent)}
              sx={{ flex: "1 1 240px" }}
            />
            {isRevocable(consent) && (
              <ActButton
                size="small"
                variant="outlined"
                aria-label={texts.revokeOf(purposeOf(consent))}
                onClick={() => show("revoke", consent)}
              >
                {consentActs.revoke.label}
              </ActButton>
            )}
          </ListItem>
        ))}
      </List>
      {dialog}
    </Section>
  );
}

function consentText({ given, textVersion, at, revokedAt }: ConsentPartsFragment): string {
  const answer = `${given ? texts.given(textVersion) : texts.notGiven} · ${when.format(new Date(at))}`;
  return revokedAt ? `${answer} · ${texts.revokedAt(when.format(new Date(revokedAt)))}` : answer;
}
