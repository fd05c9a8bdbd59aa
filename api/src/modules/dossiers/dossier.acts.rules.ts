import { acts } from "../accounts/acts.rules.ts";
import { dossierLifecycle, type DossierStatus } from "./dossier.lifecycle.ts";
import { GONE, OTHER_ROLE } from "./dossier.rules.ts";

/** What acts look at of a dossier. */
export interface DossierState {
  readonly status: DossierStatus;
  /** The maker's role when it was asked for; null of a link's. */
  readonly role: number | null;
  /** Whether its time is over, deleted yet or not. */
  readonly isOver: boolean;
}

/** The names of the facts in {@link DossierState}, as a read selects them. */
export const dossierFacts = ["status", "role", "isOver"] as const;

/** What its maker can do with a dossier; others do not know of it. */
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
