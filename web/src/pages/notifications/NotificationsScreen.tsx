import { PageBar } from "../../ui/table/PageBar.tsx";
import { PageChoice } from "../../ui/table/PageChoice.tsx";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { CLIENTE, may } from "@travesia/api/permissions";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { Unread } from "../../base/failure/Unread.tsx";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { useUndo } from "../../base/saving/useUndo.tsx";
import { useFailureToast } from "../../base/failure/useFailureToast.ts";
import { useSettings } from "../../base/settings.ts";
import { useUser } from "../../base/session/useSession.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { NotificationCards } from "../../features/notifications/NotificationCards.tsx";
import { BrowserPush } from "../../features/notifications/push/BrowserPush.tsx";
import { useBrowserPush } from "../../features/notifications/push/useBrowserPush.ts";
import { SendNoticeDialog } from "../../features/notifications/send/SendNoticeDialog.tsx";
import { useOpenedNotice } from "../../features/notifications/useOpenedNotice.ts";
import { NotificationPreferencesSection } from "../../features/notifications/NotificationPreferencesSection.tsx";
import { notificationBulkActs } from "../../features/notifications/notification.bulk-acts.tsx";
import { notificationAddress } from "../../features/notifications/notification.address.ts";
import {
  notificationFilterOf,
  notificationFilters,
} from "../../features/notifications/notification.filters.ts";
import { notificationTexts as texts } from "../../features/notifications/notification.texts.ts";
import {
  NotificationListDocument,
  NotificationPreferencesDocument,
  useNotificationDeleteMutation,
  useNotificationListQuery,
  useNotificationPreferencesQuery,
  useNotificationPreferMutation,
  useNotificationReadAllMutation,
  useNotificationReadMutation,
  useNotificationRestoreMutation,
} from "../../features/notifications/notifications.generated.ts";
import type { NotificationLine } from "../../features/notifications/useNotifications.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/** Settings of the list, which is always sorted newest first. */
const notificationOrder = { name: "Notifications", columns: {} } as const;

const rowKey = ({ id }: { readonly id: string }) => id;

/**
 * Returns the notifications of the previous or next page, because a day's group is shown completely on the
 * page of its newest member.
 */
function useNeighbours(
  variables: {
    readonly page: number;
    readonly limit: number;
    readonly filter: ReturnType<typeof notificationFilterOf>;
  },
  step: 1 | -1,
  pages = 1,
): readonly NotificationLine[] {
  const page = variables.page + step;
  const read = useNotificationListQuery(
    page < 1 || page > pages ? { skip: true } : { variables: { ...variables, page } },
  );
  return read.data?.notifications.items ?? [];
}

/** Shows all of the user's own notifications, and the channels by which they are sent. */
export function NotificationsScreen() {
  const navigate = useNavigate();
  const { role } = useUser();
  const { agency } = useSettings();
  const client = role === CLIENTE;
  const [sending, setSending] = useState(false);
  const push = useBrowserPush();
  const undoable = useUndo();
  const showFailure = useFailureToast();
  const listed = useList(notificationOrder, { size: 25 });
  const { address } = listed;
  const filter = notificationFilterOf(address.values);
  const variables = { page: address.page, limit: listed.variables.limit, filter };
  const read = useNotificationListQuery({
    variables,
  });
  const preferences = useNotificationPreferencesQuery();
  const refetchQueries = [NotificationListDocument];
  const [markRead] = useNotificationReadMutation({ refetchQueries });
  const [markAll] = useNotificationReadAllMutation({ refetchQueries });
  const [restore] = useNotificationRestoreMutation({ refetchQueries });
  const [remove] = useNotificationDeleteMutation({ refetchQueries });
  const [prefer, { loading: preferring }] = useNotificationPreferMutation({
    refetchQueries: [NotificationPreferencesDocument],
  });

  const open = (line: NotificationLine, earlier: readonly NotificationLine[] = []) => {
    for (const { id, read } of [line, ...earlier])
      if (!read)
        markRead({ variables: { id } }).catch((failure: unknown) => showFailure(failure, "readNotification"));
    const to = notificationAddress(line.link);
    if (to) void navigate(to);
  };
  useOpenedNotice(open);
  const erase = ({ id }: NotificationLine) => {
    const begun = performance.now();
    return remove({ variables: { id } }).then(
      () => undoable(texts.removed, () => restore({ variables: { id } }), begun),
      (failure: unknown) => showFailure(failure, "deleteNotification"),
    );
  };
  const shown = lastAnswer(read);
  const list = shown?.notifications;
  const bulk = useBulk({
    list,
    rowKey,
    name: ({ title }) => title,
    read: useReadMore(NotificationListDocument, variables, ({ notifications }) => notifications.items),
    acts: notificationBulkActs,
  });
  const { selection } = bulk.table;
  const bar = listed.pageOf(list);
  const before = useNeighbours(variables, -1, list?.totalPages);
  const after = useNeighbours(variables, 1, list?.totalPages);
  const filtered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={shown && `${shown.unreadNotificationCount.toLocaleString("es-CO")} sin leer`}
        more={
          (shown?.unreadNotificationCount ?? 0) > 0 && (
            <ActButton
              variant="outlined"
              onClick={() =>
                void markAll().catch((failure: unknown) => showFailure(failure, "readAllNotifications"))
              }
            >
              {texts.readAll}
            </ActButton>
          )
        }
        actions={
          may(role, "notifyOthers") && (
            <ActButton variant="contained" onClick={() => setSending(true)}>
              {texts.send.open}
            </ActButton>
          )
        }
      />
      <FilterBar filters={notificationFilters} values={address.values} onChange={address.set} />
      {read.error && !list && <ErrorState {...shownFailure(read.error, read.refetch, "listNotifications")} />}
      {!read.error && !list && <ListSkeleton cards />}
      {list?.items.length === 0 && (
        <Card sx={{ p: 5 }}>
          <EmptyState>{filtered ? texts.emptyFiltered : texts.empty(client)}</EmptyState>
        </Card>
      )}
      {list && list.items.length > 0 && (
        <>
          {selection && <PageChoice selection={selection} rows={list.items} rowKey={rowKey} said />}
          <NotificationCards
            lines={list.items}
            before={before}
            after={after}
            onOpen={open}
            onRemove={(line) => void erase(line)}
            selection={selection}
          />
        </>
      )}
      {bar && <PageBar {...bar} />}
      {bulk.bar}
      <Unread of={preferences} apart />
      {preferences.data && (
        <Stack sx={{ mt: 6 }}>
          <NotificationPreferencesSection
            client={client}
            sms={agency?.sms ?? false}
            chosen={preferences.data.notificationPreferences}
            busy={preferring}
            browser={
              <BrowserPush
                state={push.state}
                busy={push.busy}
                onTurnOn={() => void push.turnOn()}
                onTurnOff={() => void push.turnOff()}
              />
            }
            onChoose={(choice, value) =>
              void prefer({ variables: { input: { [choice]: value } } }).catch((failure: unknown) =>
                showFailure(failure, "updatePreferences"),
              )
            }
          />
        </Stack>
      )}
      {sending && <SendNoticeDialog onClose={() => setSending(false)} />}
    </>
  );
}
