import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { confirming } from "../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../base/acts/record-acts.tsx";
import { shownFailure } from "../../base/failure/failures.ts";
import type { BulkAct, Perform } from "../../base/lists/bulk-act.ts";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { useFailureToast } from "../../base/failure/useFailureToast.ts";
import { newKey } from "../../base/saving/new-key.ts";
import { useSettings } from "../../base/settings.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import {
  ClientMailsOpenDocument,
  useWaitingMailListQuery,
  WaitingMailListDocument,
  type WaitingMailLineFragment,
} from "./operation.generated.ts";
import { dropEach, sendEach, waitingMailBulkActs } from "./waiting-mail.bulk-acts.tsx";
import { waitingMailColumns } from "./waiting-mail.columns.tsx";
import { waitingMailTexts as texts } from "./waiting-mail.texts.ts";

/** Settings of the list of waiting e-mails; always sorted newest first. */
const waitingMails = { name: "WaitingMail", columns: {} } as const;
/** Milliseconds between two refreshes while the page is visible. */
const LOOK_EVERY = 5_000;
const reads = ["WaitingMailList", "WaitingMailCount", "OperationOverview"];

/** All waiting e-mails. */
interface AllMails {
  readonly id: string;
  readonly total: number;
}

const allMailsActs = {
  open: recordAct<AllMails>()({
    label: texts.open,
    mutation: ClientMailsOpenDocument,
    of: () => ({}),
    done: texts.opened,
    Dialog: confirming(({ total }) => ({
      title: texts.openTitle,
      confirm: texts.open,
      children: texts.openLead(total),
    })),
  }),
};

/** Act on one waiting e-mail that must be confirmed. */
interface Asked {
  readonly act: BulkAct<WaitingMailLineFragment>;
  readonly row: WaitingMailLineFragment;
}

/**
 * Shows the e-mails to clients that wait for the owner's approval. The owner can send or discard them, or
 * release all e-mails permanently.
 */
export function WaitingMails() {
  const waits = useSettings().agency?.mailsWait === true;
  const listed = useList(waitingMails, { size: 25 });
  const variables = { page: listed.variables.page, limit: listed.variables.limit };
  const { data, loading, error, refetch } = useWaitingMailListQuery({
    variables,
    fetchPolicy: "cache-and-network",
    pollInterval: LOOK_EVERY,
    skipPollAttempt: () => document.hidden,
  });
  const list = data?.waitingMails;
  const { show, dialog } = useRecordActs(allMailsActs, { reads: ["PublicSettings", ...reads] });
  const { asked, ask, answer, leave } = useOne(() => void refetch());
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ subject }) => subject,
    read: useReadMore(WaitingMailListDocument, variables, ({ waitingMails: { items } }) => items),
    acts: waitingMailBulkActs,
  });
  return (
    <>
      <Stack
        direction={{ xs: "column", md: "row" }}
        sx={{ gap: 3, mb: 3, alignItems: { md: "center" }, justifyContent: "space-between" }}
      >
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 640 }}>
          {waits ? texts.lead : texts.leadOpen}
        </Typography>
        {waits && (
          <Button
            variant="contained"
            sx={{ flexShrink: 0, alignSelf: { xs: "start", md: "center" } }}
            onClick={() => show("open", { id: "", total: list?.total ?? 0 })}
          >
            {allMailsActs.open.label}
          </Button>
        )}
      </Stack>
      <DataTable
        label={texts.title}
        columns={waitingMailColumns}
        {...listed.table}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        actions={(row) => (
          <Stack direction="row" sx={{ gap: 2 }}>
            {[sendEach, dropEach].map((act) => (
              <Button
                key={act.key}
                size="small"
                variant={act.destructive ? "text" : "outlined"}
                aria-label={`${act.label}: ${row.subject}`}
                onClick={() => ask({ act, row })}
              >
                {act.label}
              </Button>
            ))}
          </Stack>
        )}
        loading={loading && !list}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.none}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      {asked && (
        <asked.act.Dialog rows={[asked.row]} others={0} onRun={(act) => void answer(act)} onClose={leave} />
      )}
      {dialog}
    </>
  );
}

/** Returns the act on one e-mail that is being confirmed, and the functions of its dialog. */
function useOne(onDone: () => void) {
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [asked, ask] = useState<Asked | null>(null);
  const answer = async (perform: Perform) => {
    if (!asked) return;
    ask(null);
    try {
      const { data } = await perform({ ids: [asked.row.id], idempotencyKey: newKey() });
      const [outcome] = data?.outcomes ?? [];
      if (outcome?.done) toasts.success(asked.act === sendEach ? texts.sent : texts.dropped);
      else if (outcome?.reason) toasts.failure(outcome.reason);
      onDone();
    } catch (error) {
      showFailure(error);
    }
  };
  return { asked, ask, answer, leave: () => ask(null) };
}
