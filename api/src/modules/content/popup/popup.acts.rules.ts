import type { RefusalWords } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";

/** What acts look at of a popup. */
export interface PopupState {
  readonly status: "active" | "inactive";
}

const isActive: RefusalWords = ["CONFLICT", "El aviso ya está activo."];
const isInactive: RefusalWords = ["CONFLICT", "El aviso no está activo."];

/** What can be done with a popup, by whom and when. */
export const popupActs = acts<PopupState>(null)({
  edit: { may: "managePage", from: "any" },
  activate: { may: "managePage", from: ["inactive"], otherwise: isActive },
  deactivate: { may: "managePage", from: ["active"], otherwise: isInactive },
  delete: { may: "managePage", from: "any" },
});
