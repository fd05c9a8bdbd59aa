import { useEffect, useRef, useState } from "react";
import { useFailureToast } from "../../base/failure/useFailureToast.ts";
import { readAgain } from "../../base/saving/read-again.ts";
import { whenSocketIsBack } from "../../base/socket-back.ts";
import { opensThisPage } from "./notification.address.ts";
import {
  NotificationListDocument,
  type NotificationListQuery,
  useNotificationListQuery,
  useNotificationReadAllMutation,
  useNotificationReadMutation,
  useNotificationReceivedSubscription,
} from "./notifications.generated.ts";

/**
 * Milliseconds after which the list is read again, because events during a broken connection are not
 * repeated.
 */
const CATCH_UP = 60_000;

/** Number of notifications that the bell requests at a time (specification 9). */
const PAGE = 20;

export type NotificationLine = NotificationListQuery["notifications"]["items"][number];

/**
 * Returns the data and functions of the bell. A notification that arrives live is inserted at the top and
 * passed to `onReceived`; its record is read again where it is open.
 */
export function useNotifications(onReceived: (line: NotificationLine) => void) {
  const showFailure = useFailureToast();
  const [limit, setLimit] = useState(PAGE);
  const variables = { page: 1, limit };
  const { data, previousData, error, loading, refetch } = useNotificationListQuery({
    variables,
    pollInterval: CATCH_UP,
    skipPollAttempt: () => document.hidden,
  });
  useEffect(() => {
    const catchUp = () => {
      if (!document.hidden) void refetch();
    };
    const forgetSocket = whenSocketIsBack(catchUp);
    window.addEventListener("online", catchUp);
    document.addEventListener("visibilitychange", catchUp);
    return () => {
      forgetSocket();
      window.removeEventListener("online", catchUp);
      document.removeEventListener("visibilitychange", catchUp);
    };
  }, [refetch]);
  // An answer that was on its way when something arrived may be older, and would remove it again. A second
  // request meanwhile receives the same answer.
  const isOlder = useRef(false);
  useEffect(() => {
    if (loading || !isOlder.current) return;
    const soon = setTimeout(() => {
      isOlder.current = false;
      void refetch();
    });
    return () => clearTimeout(soon);
  }, [loading, refetch]);
  const [markRead] = useNotificationReadMutation();
  const [markAll] = useNotificationReadAllMutation();
  useNotificationReceivedSubscription({
    onData: ({ client, data: { data: received } }) => {
      const line = received?.notificationReceived;
      if (!line) return;
      isOlder.current ||= loading;
      client.cache.updateQuery({ query: NotificationListDocument, variables }, (known) => {
        if (!known || known.notifications.items.some(({ id }) => id === line.id)) return known;
        const { notifications, unreadNotificationCount } = known;
        return {
          ...known,
          notifications: {
            ...notifications,
            items: [line, ...notifications.items],
            total: notifications.total + 1,
          },
          unreadNotificationCount: unreadNotificationCount + 1,
        };
      });
      if (opensThisPage(line.link)) void readAgain(client);
      onReceived(line);
    },
  });
  // Only more of the same lines is ever requested: the former ones stay true when more could not be read.
  // eslint-disable-next-line no-restricted-syntax -- see above
  const shown = data ?? previousData;
  return {
    lines: shown?.notifications.items,
    unread: shown?.unreadNotificationCount ?? 0,
    more: (shown?.notifications.total ?? 0) > (shown?.notifications.items.length ?? 0) && limit < 100,
    loading,
    error,
    retry: () => void refetch(),
    showMore: () => setLimit(Math.min(limit + PAGE, 100)),
    read: (line: NotificationLine) => {
      if (line.read) return;
      markRead({
        variables: { id: line.id },
        update: (cache) =>
          void cache.updateQuery({ query: NotificationListDocument, variables }, (known) =>
            known
              ? { ...known, unreadNotificationCount: Math.max(0, known.unreadNotificationCount - 1) }
              : known,
          ),
      }).catch((failure: unknown) => showFailure(failure, "readNotification"));
    },
    readAll: () =>
      void markAll({ refetchQueries: [NotificationListDocument] }).catch((failure: unknown) =>
        showFailure(failure, "readAllNotifications"),
      ),
  };
}
