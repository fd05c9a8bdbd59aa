import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useNotificationOpenQuery } from "./notifications.generated.ts";
import type { NotificationLine } from "./useNotifications.ts";

/** Name of the address parameter with the notification that a push opens. */
const OPENED = "abrir";

/** Opens the notification of a push once; when it no longer exists only the list is shown. */
export function useOpenedNotice(open: (line: NotificationLine) => void): void {
  const [params, setParams] = useSearchParams();
  const id = params.get(OPENED);
  const { data, error } = useNotificationOpenQuery({
    variables: { id: id ?? "" },
    skip: id === null,
    fetchPolicy: "network-only",
  });
  const found = data?.notification;
  useEffect(() => {
    if (id === null || (!data && !error)) return;
    setParams(
      (before) => {
        before.delete(OPENED);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
    if (found) open(found);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened once, however the page is drawn again
  }, [id, data, error]);
}
