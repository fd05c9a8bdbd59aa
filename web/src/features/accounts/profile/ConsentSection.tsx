import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { isRevocable } from "@travesia/api/accounts/consent/consent.rules";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useActs } from "../../../base/saving/useActs.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { Section } from "../../../ui/Section.tsx";
import {
  type ConsentPartsFragment,
  useConsentListQuery,
  useConsentRevokeMutation,
} from "./profile.generated.ts";
import { profileTexts } from "./profile.texts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

const when = new Intl.DateTimeFormat("es-CO", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/Bogota",
});

/** Shows the viewer's consents, with their date and wording; each can be withdrawn. */
export function ConsentSection() {
  const texts = profileTexts.privacy;
  const read = useConsentListQuery({ fetchPolicy: "network-only" });
  const consents = read.data?.myConsents;
  const [revoke] = useConsentRevokeMutation();
  const { open, busy, show, close, perform } = useActs<ConsentPartsFragment>();
  return (
    <Section title={texts.consents}>
      <Unread of={read} apart />
      {consents?.length === 0 && <Typography color="textSecondary">{texts.noConsents}</Typography>}
      <List disablePadding>
        {consents?.map((consent) => (
          <ListItem key={consent.id} disableGutters sx={{ flexWrap: "wrap", columnGap: 3, rowGap: 1 }}>
            <ListItemText
              primary={texts.purposes[consent.purpose] ?? consent.purpose}
              secondary={consentText(consent)}
              sx={{ flex: "1 1 240px" }}
            />
            {isRevocable(consent) && (
              <ActButton
                size="small"
                variant="outlined"
                aria-label={texts.revokeOf(texts.purposes[consent.purpose] ?? consent.purpose)}
                onClick={() => show(consent)}
              >
                {texts.revoke}
              </ActButton>
            )}
          </ListItem>
        ))}
      </List>
      {open && (
        <ConfirmDialog
          open
          title={texts.revokeTitle}
          confirm={texts.revoke}
          busy={busy}
          onConfirm={() => void perform(() => revoke({ variables: { id: open.id } }), texts.revoked)}
          onClose={close}
        >
          {texts.revoking(texts.purposes[open.purpose] ?? open.purpose)}
        </ConfirmDialog>
      )}
    </Section>
  );
}

function consentText({ given, textVersion, at, revokedAt }: ConsentPartsFragment): string {
  const texts = profileTexts.privacy;
  const answer = `${given ? texts.given(textVersion) : texts.notGiven} · ${when.format(new Date(at))}`;
  return revokedAt ? `${answer} · ${texts.revokedAt(when.format(new Date(revokedAt)))}` : answer;
}
