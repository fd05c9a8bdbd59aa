import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { AgencyContact } from "../../base/AgencyContact.tsx";
import { useSaving } from "../../base/saving/useSaving.ts";
import { insteadOfSession, useLinkToken } from "../../base/session/link-token.ts";
import { LinkFailure } from "../../base/failure/LinkFailure.tsx";
import { emailChangeTexts as texts } from "../../features/contracts/signature/email-change.texts.ts";
import {
  useEmailChangeConfirmMutation,
  useEmailChangeDenyMutation,
  useEmailChangeDetailQuery,
} from "../../features/contracts/signature/signature.generated.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";

/**
 * Shows the page on which the holder of the former e-mail address confirms or denies the change to another
 * address.
 */
export function EmailChangeScreen() {
  usePageTitle(texts.title);
  const context = insteadOfSession(useLinkToken());
  const { busy, failure, perform } = useSaving();
  const { data, error, refetch } = useEmailChangeDetailQuery({ context, fetchPolicy: "network-only" });
  const [deny] = useEmailChangeDenyMutation({ context });
  const [confirm] = useEmailChangeConfirmMutation({ context });
  const answer = (act: () => Promise<unknown>) => void perform(() => act().then(() => refetch()), null);
  if (error && !data) return <LinkFailure error={error} refetch={refetch} />;
  if (!data) return <RecordSkeleton page />;
  const { about, changedAt, state } = data.askedEmailChange;
  return (
    <Stack sx={{ gap: 5, maxWidth: 640, mx: "auto", pt: { xs: 2, md: 5 } }}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h3" component="h1">
          {texts.heads[state]}
        </Typography>
        <Typography>{texts.leads[state](about, changedAt)}</Typography>
      </Stack>
      <FormFailure failure={failure} />
      {state === "abierto" && (
        <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 3 }}>
          <ActButton
            variant="contained"
            color="error"
            size="large"
            loading={busy}
            onClick={() => answer(deny)}
          >
            {texts.notMe}
          </ActButton>
          <Button variant="outlined" size="large" disabled={busy} onClick={() => answer(confirm)}>
            {texts.wasMe}
          </Button>
        </Stack>
      )}
      {state === "confirmado" && (
        <ActButton variant="text" color="error" loading={busy} onClick={() => answer(deny)}>
          {texts.notMeAfterAll}
        </ActButton>
      )}
      {state !== "abierto" && <AgencyContact />}
    </Stack>
  );
}
