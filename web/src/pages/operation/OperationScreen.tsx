import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { failedKindLabels } from "@travesia/api/operation/operation.rules";
import { shownFailure } from "../../base/failure/failures.ts";
import { Unread } from "../../base/failure/Unread.tsx";
import { useFailureToast } from "../../base/failure/useFailureToast.ts";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { useList } from "../../base/lists/useList.ts";
import { failedWorkBulkActs } from "../../features/operation/failed-work.bulk-acts.tsx";
import { failedWorkColumns } from "../../features/operation/failed-work.columns.tsx";
import { healthTexts, isTrouble } from "../../features/operation/health.texts.ts";
import { InstanceNotices } from "../../features/operation/InstanceNotices.tsx";
import {
  type FailedLineFragment,
  FailedWorkListDocument,
  useFailedWorkListQuery,
  useFailedWorkRetryMutation,
  useInstanceNoticesQuery,
  useOperationOverviewQuery,
  useSystemHealthQuery,
  useUpgradeFindingCountQuery,
} from "../../features/operation/operation.generated.ts";
import { noneFailed, operationTexts as texts } from "../../features/operation/operation.texts.ts";
import { HEALTH, UPGRADE, WAITING_MAILS, WEBHOOKS } from "../../features/operation/operation.paths.ts";
import { SystemHealth } from "../../features/operation/SystemHealth.tsx";
import { UpgradeFindings } from "../../features/operation/upgrade/UpgradeFindings.tsx";
import { upgradeTexts } from "../../features/operation/upgrade/upgrade.texts.ts";
import { WaitingMails } from "../../features/operation/WaitingMails.tsx";
import { waitingMailTexts } from "../../features/operation/waiting-mail.texts.ts";
import { WaitingQueues } from "../../features/operation/WaitingQueues.tsx";
import { webhookTexts } from "../../features/webhooks/webhook.texts.ts";
import { Webhooks } from "../../features/webhooks/Webhooks.tsx";
import { useWebhookListQuery } from "../../features/webhooks/webhooks.generated.ts";
import type { FailedKind } from "../../graphql/schema.generated.ts";
import { useSettings } from "../../base/settings.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { Counters } from "../../ui/table/Counters.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { useToasts } from "../../ui/toasts.tsx";

const kinds: readonly FailedKind[] = [
  "task",
  "mail",
  "provider_event",
  "unconfirmed_payment",
  "export",
  "dossier",
  "picture",
];
/** Settings of the list of failed work; always sorted newest first. */
const failedWork = { name: "FailedWork", columns: {} } as const;
/** Milliseconds between two refreshes while the page is visible. */
const LOOK_EVERY = 5_000;
const live = {
  fetchPolicy: "cache-and-network",
  pollInterval: LOOK_EVERY,
  skipPollAttempt: () => document.hidden,
} as const;

/**
 * Shows the background jobs: the failed ones of each kind with a retry, the queues, and the health of the
 * installation.
 */
export function OperationScreen() {
  const listed = useList(failedWork, { size: 25 });
  const { values, set } = listed.address;
  const kind = kinds.find((each) => each === values.clase) ?? "task";
  const ofWaiting = values.clase === WAITING_MAILS;
  const ofHealth = values.clase === HEALTH;
  const ofWebhooks = values.clase === WEBHOOKS;
  const ofUpgrade = values.clase === UPGRADE;
  const other = ofWaiting || ofHealth || ofWebhooks || ofUpgrade;
  const mailsWait = useSettings().agency?.mailsWait === true;
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const state = useOperationOverviewQuery(live);
  const counts = state.data?.operationState;
  const numbers: Readonly<Record<FailedKind, number | undefined>> = {
    task: counts?.task,
    mail: counts?.mail,
    provider_event: counts?.providerEvent,
    unconfirmed_payment: counts?.unconfirmedPayment,
    export: counts?.export,
    dossier: counts?.dossier,
    picture: counts?.picture,
  };
  const notices = useInstanceNoticesQuery({ fetchPolicy: "cache-and-network" });
  // It signs in at the mail server and queries other services too: not every five seconds.
  const health = useSystemHealthQuery({
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const checks = health.data?.systemHealth;
  // eslint-disable-next-line no-restricted-syntax -- their tab shows it
  const webhooks = useWebhookListQuery({ fetchPolicy: "cache-and-network" }).data?.webhooks;
  // eslint-disable-next-line no-restricted-syntax -- their tab shows it
  const upgrade = useUpgradeFindingCountQuery({ fetchPolicy: "cache-and-network" }).data?.upgradeFindings;
  const variables = { kind, page: listed.variables.page, limit: listed.variables.limit };
  const { data, loading, error, refetch } = useFailedWorkListQuery({
    variables,
    skip: other,
    ...live,
  });
  const list = data?.failedWork;
  const [retry] = useFailedWorkRetryMutation({
    refetchQueries: ["FailedWorkList", "OperationOverview"],
    awaitRefetchQueries: true,
  });
  const again = (id: string) =>
    retry({ variables: { kind, id } }).then(() => toasts.success(texts.retried), showFailure);
  const name = ({ title, subject }: FailedLineFragment) => [title, subject].filter(Boolean).join(" · ");
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name,
    read: useReadMore(FailedWorkListDocument, variables, ({ failedWork }) => failedWork.items),
    acts: failedWorkBulkActs,
  });
  const waiting = counts?.waitingMail ?? 0;
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Counters
        label={texts.kinds}
        selected={other ? (values.clase ?? kind) : kind}
        onSelect={(next) => set({ clase: next === "task" ? "" : next, webhook: "" })}
        counters={[
          ...(mailsWait || waiting > 0 || ofWaiting
            ? [{ value: WAITING_MAILS, label: waitingMailTexts.title, count: counts?.waitingMail }]
            : []),
          ...(ofUpgrade || (upgrade?.total ?? 0) > 0
            ? [{ value: UPGRADE, label: upgradeTexts.title, count: upgrade?.open }]
            : []),
          { value: HEALTH, label: healthTexts.title, count: checks?.filter(isTrouble).length },
          { value: WEBHOOKS, label: webhookTexts.title, count: webhooks?.length },
          ...kinds.map((value) => ({ value, label: failedKindLabels[value], count: numbers[value] })),
        ]}
      />
      {ofWaiting ? (
        <WaitingMails />
      ) : ofUpgrade ? (
        <UpgradeFindings />
      ) : ofWebhooks ? (
        <Webhooks />
      ) : ofHealth ? (
        <>
          <Unread of={health} apart />
          {checks ? (
            <SystemHealth checks={checks} busy={health.loading} onAgain={() => void health.refetch()} />
          ) : (
            health.loading && <ListSkeleton columns={1} cards />
          )}
        </>
      ) : (
        <>
          <DataTable
            label={failedKindLabels[kind]}
            columns={failedWorkColumns}
            {...listed.table}
            {...bulk.table}
            rows={list?.items}
            rowKey={({ id }) => id}
            actions={(row) => (
              <Button
                size="small"
                variant="outlined"
                aria-label={`${texts.retry}: ${name(row)}`}
                onClick={() => void again(row.id)}
              >
                {texts.retry}
              </Button>
            )}
            loading={loading && !list}
            failure={error ? shownFailure(error, refetch) : null}
            empty={<EmptyState>{noneFailed[kind]}</EmptyState>}
            page={listed.pageOf(list)}
          />
          {bulk.bar}
        </>
      )}
      <Box sx={{ mt: 6 }}>
        <Unread of={state} apart />
        {counts && <WaitingQueues queues={counts.queues} />}
      </Box>
      <Box sx={{ mt: 6 }}>
        <Unread of={notices} apart />
        {notices.data && <InstanceNotices notices={notices.data.instanceNotices} />}
      </Box>
    </>
  );
}
