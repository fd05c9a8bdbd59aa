import type { NotificationFilter } from "../../graphql/schema.generated.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";
import { categoryLabels } from "./notification.texts.ts";

/** Filters of the page. */
export const notificationFilters: readonly Filter[] = [
  {
    kind: "select",
    key: "type",
    label: "Tema",
    options: [
      { value: "", label: "Todos" },
      ...Object.entries(categoryLabels).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    kind: "select",
    key: "read",
    label: "Lectura",
    options: [
      { value: "", label: "Todas" },
      { value: "false", label: "Sin leer" },
      { value: "true", label: "Leídas" },
    ],
  },
];

/** Returns the filter of the notifications from the address parameters. */
export const notificationFilterOf = ({
  type,
  read,
}: Readonly<Record<string, string>>): NotificationFilter => ({
  type: type || undefined,
  read: read === "true" ? true : read === "false" ? false : undefined,
});
