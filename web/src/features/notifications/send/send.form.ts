import type { NotificationPriority } from "../../../graphql/schema.generated.ts";
import { choice, fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { notificationTexts as texts } from "../notification.texts.ts";

/** Form values of a notice. */
interface Written {
  readonly title: string;
  readonly message: string;
  readonly priority: NotificationPriority;
}

/** Priorities of a notice, as options. */
export const priorities: readonly { readonly value: NotificationPriority; readonly label: string }[] = [
  { value: "low", label: "Baja" },
  { value: "normal", label: "Normal" },
  { value: "high", label: "Alta" },
  { value: "urgent", label: "Urgente" },
];

/** Form fields of a notice to other people. */
export const noticeFields = fieldsOf<Written>()({
  title: trimmed({ required: texts.send.titleRequired }),
  message: trimmed({ required: texts.send.messageRequired }),
  priority: choice<NotificationPriority>("normal"),
});
