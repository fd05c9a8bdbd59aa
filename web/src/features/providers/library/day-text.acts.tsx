import { confirming } from "../../../base/acts/confirming.tsx";
import { recordAct } from "../../../base/acts/record-acts.tsx";
import { announced } from "../../../base/saving/useSaving.ts";
import {
  LibraryDayTextRemoveDocument,
  LibraryDayTextUpdateDocument,
  type ListedDayTextFragment,
} from "./day-texts.generated.ts";
import { dayTextName, dayTextTexts as texts } from "./day-texts.texts.ts";
import { DayTextFormDialog } from "./DayTextFormDialog.tsx";

const act = recordAct<ListedDayTextFragment>();

/** Acts on a day's text of the library, in the order of its menu. */
export const dayTextActs = {
  edit: act({
    label: texts.edit,
    mutation: LibraryDayTextUpdateDocument,
    done: announced(texts.updated),
    Dialog: DayTextFormDialog,
  }),
  remove: act({
    label: texts.remove,
    mutation: LibraryDayTextRemoveDocument,
    done: announced(texts.removed),
    Dialog: confirming((text) => ({
      title: "Quitar texto",
      confirm: "Quitar texto",
      destructive: true,
      children: `«${dayTextName(text)}»: ${texts.removing}`,
    })),
  }),
};

export type DayTextAct = keyof typeof dayTextActs;
export const everyDayTextAct = Object.keys(dayTextActs) as readonly DayTextAct[];
