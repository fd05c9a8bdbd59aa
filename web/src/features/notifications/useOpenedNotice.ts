import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useNotificationOpenQuery } from "./notifications.generated.ts";
import type { NotificationLine } from "./useNotifications.ts";

/** Name of the parameter that holds the notice which a push opens. */
const OPENED = "abrir";

/** Opens the notice that a push led to, once; for a notice that is gone the list stays. */
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
