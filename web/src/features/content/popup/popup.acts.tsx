import { today as todayOf } from "@travesia/api/colombia/days";
import { confirming } from "../../../base/acts/confirming.tsx";
import { creating, editing } from "../../../base/acts/editing.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { seenAt } from "../../../base/saving/SeeOnPage.tsx";
import {
  type KeptPopupFragment,
  PopupCreateDocument,
  PopupDeleteDocument,
  PopupUpdateDocument,
} from "../content.generated.ts";
import { contentPaths } from "../content.paths.ts";
import { contentTexts } from "../content.texts.ts";
import { fileOf } from "../picture.field.ts";
import { popupStatus } from "./popup.form.ts";
import { PopupDialog } from "./PopupDialog.tsx";
import { PopupFormDialog } from "./PopupFormDialog.tsx";

/** Places on the row of a popup that show its acts. */
type PopupPlace = "row" | "menu";

const act = recordAct<KeptPopupFragment, PopupPlace>();

/** Seconds that the specified messages about a popup stay. */
const POPUP_SECONDS = 3;

/** Returns the message of a saved popup; of one that visitors see today, with the way to its page. */
const saidOf = (said: string, popup: KeptPopupFragment) =>
  popupStatus(popup, todayOf(new Date())).label === "Activo"
    ? seenAt(said, contentPaths.popupDisplay.to(), POPUP_SECONDS)
    : said;

const switching = (label: string, isActive: boolean) =>
  act({
    label,
    mutation: PopupUpdateDocument,
    of: ({ id }: KeptPopupFragment) => ({ id, input: { isActive } }),
    done: ({ updatePopup }) => saidOf(contentTexts.popupUpdated, updatePopup),
    places: ["menu"],
  });

/** Queries that show popups. */
export const popupReads = ["PopupPanel", "ActivePopup"];

/** Acts on a popup, in the order of its row and its menu. */
export const popupActs = {
  edit: act({
    label: "Editar",
    mutation: PopupUpdateDocument,
    done: ({ updatePopup }) => saidOf(contentTexts.popupUpdated, updatePopup),
    places: ["row"],
    Dialog: editing(PopupFormDialog, fileOf),
  }),
  // It changes nothing, so its button stays where nothing can be changed.
  preview: {
    label: "Ver",
    Dialog: ({ record, frame }) => <PopupDialog popup={record} onClose={frame.onClose} />,
  },
  activate: switching("Activar", true),
  deactivate: switching("Desactivar", false),
  delete: act({
    label: "Eliminar",
    mutation: PopupDeleteDocument,
    done: "Popup eliminado",
    places: ["menu"],
    Dialog: confirming(({ title }) => ({
      title: "Eliminar popup",
      confirm: "Eliminar popup",
      destructive: true,
      children:
        `Se eliminará «${title}» con su imagen. No se puede deshacer; si solo quieres ocultarlo, ` +
        "desactívalo.",
    })),
  }),
} satisfies Record<string, RecordAct<KeptPopupFragment, PopupPlace>>;

/** Placeholder of a popup that does not exist yet. */
export const newPopup = { id: "" };

/** Acts of the panel. */
export const popupPanelActs = {
  create: recordAct<typeof newPopup>()({
    label: "Nuevo popup",
    mutation: PopupCreateDocument,
    of: () => ({}),
    done: ({ createPopup }) => saidOf("Popup creado exitosamente!", createPopup),
    Dialog: creating(PopupFormDialog, fileOf),
  }),
};
