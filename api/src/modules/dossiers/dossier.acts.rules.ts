import { acts } from "../accounts/acts.rules.ts";
import { dossierLifecycle, type DossierStatus } from "./dossier.lifecycle.ts";
import { GONE, OTHER_ROLE } from "./dossier.rules.ts";

/** State that the acts on a dossier are checked against. */
export interface DossierState {
  readonly status: DossierStatus;
  /** The maker's role at the time of the request; null for a link. */
  readonly role: number | null;
  /** True when its time is over, whether or not it is deleted yet. */
  readonly isOver: boolean;
}

/** The names of the facts in {@link DossierState}, as a read selects them. */
export const dossierFacts = ["status", "role", "isOver"] as const;

/** Acts of its maker on a dossier, with the statuses of each; other people cannot see it. */
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
