import List from "@mui/material/List";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useFailureToast } from "../../../base/failure/useFailureToast.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import {
  SessionListDocument,
  useSessionEndMutation,
  useSessionListQuery,
  useSessionsCloseMutation,
} from "../profile/profile.generated.ts";
import { profileTexts } from "../profile/profile.texts.ts";
import { SessionRow } from "./SessionRow.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

/**
 * Shows the open sessions of the viewer's account; they can be ended individually or all except the current
 * one.
 */
export function SessionsSection() {
  const texts = profileTexts.security;
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useSessionListQuery({ fetchPolicy: "network-only" });
  const refetchQueries = [SessionListDocument];
  const [end, { loading: ending }] = useSessionEndMutation({ refetchQueries });
  const [close, { loading: closing }] = useSessionsCloseMutation({ refetchQueries });
  const endOne = (id: string) =>
    end({ variables: { id } })
      .then(({ data: done }) => done && toasts.success(done.endSession))
      .catch((failure: unknown) => showFailure(failure));
  const closeOthers = () =>
    close()
      .then(({ data: done }) => done && toasts.success(done.closeSessions))
      .catch((failure: unknown) => showFailure(failure))
      .finally(() => setAsking(false));
  if (error && !data) return <ErrorState {...shownFailure(error, refetch)} />;
  return (
    <Section title={texts.sessions}>
      <Typography color="textSecondary">{texts.sessionsLead}</Typography>
      <List disablePadding sx={{ my: 2 }} aria-busy={!data}>
        {data?.mySessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </List>
      <ActButton variant="outlined" onClick={() => setAsking(true)}>
        {texts.close}
      </ActButton>
      <ConfirmDialog
        open={asking}
        title={texts.close}
        confirm={texts.close}
        busy={closing}
        onConfirm={() => void closeOthers()}
        onClose={() => setAsking(false)}
      >
        {texts.closing}
      </ConfirmDialog>
    </Section>
  );
}
