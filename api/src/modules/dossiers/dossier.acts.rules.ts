import { acts } from "../accounts/acts.rules.ts";
import { dossierLifecycle, type DossierStatus } from "./dossier.lifecycle.ts";
import { GONE, OTHER_ROLE } from "./dossier.rules.ts";

/** State that the acts on a dossier are checked against. */
export interface DossierState {
  readonly status: DossierStatus;
  /** Role of the requester at the time of the request; null for a link. */
  readonly role: number | null;
  /** True when the dossier has expired, even if it is not deleted yet. */
  readonly isOver: boolean;
}

/** Names of the facts in {@link DossierState}, for selection in a query. */
export const dossierFacts = ["status", "role", "isOver"] as const;

/** Acts of the requester on a dossier, with the statuses of each; other people cannot see the dossier. */
export const dossierActs = acts<DossierState>(dossierLifecycle)({
  open: {
    may: null,
    from: ["ready"],
    otherwise: ({ status }) => (status === "expired" ? ["CONFLICT", GONE] : null),
    unless: [
      [({ isOver }) => isOver, GONE],
      [({ role }, { viewer }) => role !== null && role !== viewer?.role, OTHER_ROLE],
    ],
  },
});
