import type { BulkAct, BulkDialogProps } from "../../base/lists/bulk-act.ts";
import { ConfirmEach } from "../../base/lists/ConfirmEach.tsx";
import {
  useNotificationsDeleteMutation,
  useNotificationsReadMutation,
  useNotificationsRestoreMutation,
} from "./notifications.generated.ts";
import { notificationTexts as texts } from "./notification.texts.ts";
import type { NotificationLine } from "./useNotifications.ts";

type Props = BulkDialogProps<NotificationLine>;

const many = (count: number) => (count === 1 ? "1 notificación" : `${count} notificaciones`);

function ReadNotifications({ rows, ...dialog }: Props) {
  const [read] = useNotificationsReadMutation();
  return (
    <ConfirmEach
      {...dialog}
      title={`${texts.read}: ${many(rows.length)}`}
      confirm={texts.read}
      perform={(slice) => read({ variables: slice })}
    >
      Siguen en tu lista, ya leídas.
    </ConfirmEach>
  );
}

function DeleteNotifications({ rows, ...dialog }: Props) {
  const [remove] = useNotificationsDeleteMutation();
  const [restore] = useNotificationsRestoreMutation();
  const unread = rows.filter((line) => !line.read).length;
  return (
    <ConfirmEach
      {...dialog}
      title={`${texts.remove} ${many(rows.length)}`}
      confirm={texts.remove}
      destructive
      perform={(slice) => remove({ variables: slice })}
      opposite={(slice) => restore({ variables: slice })}
    >
      Lo que cuentan no cambia
      {unread > 0 && `; ${unread === 1 ? "una está" : `${unread} están`} sin leer`}.
    </ConfirmEach>
  );
}

/** Bulk acts on the user's own notifications, available to every role. */
export const notificationBulkActs: readonly BulkAct<NotificationLine>[] = [
  { key: "read", label: texts.read, allows: ({ read }) => !read, Dialog: ReadNotifications },
  {
    key: "remove",
    label: texts.remove,
    destructive: true,
    allows: () => true,
    Dialog: DeleteNotifications,
  },
];
