import type { RefusalWords } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";

/** State that the acts on a popup are checked against. */
export interface PopupState {
  readonly status: "active" | "inactive";
}

const isActive: RefusalWords = ["CONFLICT", "El aviso ya está activo."];
const isInactive: RefusalWords = ["CONFLICT", "El aviso no está activo."];

/** Acts on a popup, with the roles and statuses of each. */
export const popupActs = acts<PopupState>(null)({
  edit: { may: "managePage", from: "any" },
  activate: { may: "managePage", from: ["inactive"], otherwise: isActive },
  deactivate: { may: "managePage", from: ["active"], otherwise: isInactive },
  delete: { may: "managePage", from: "any" },
});
