import { type TeamMember, type Turn, turnOf } from "../../accounts/turn/turn.rules.ts";
import type { DossierStatus } from "../dossier.lifecycle.ts";

/** Facts that decide the turn of a dossier. */
export interface DossierTurnFacts {
  readonly status: DossierStatus;
  /** True when its time is over, whether or not it is deleted yet. */
  readonly isOver: boolean;
  /** True when its asker has asked for another one since. */
  readonly isReplaced: boolean;
  /** Member of the team who asked for it; null when its client did. */
  readonly maker: TeamMember | null;
  readonly since: string;
}

/** Returns the turn of a dossier: its asker; null while it is being made, and when no step is waiting. */
export function dossierTurn({ status, isOver, isReplaced, maker, since }: DossierTurnFacts): Turn | null {
  if (!maker || isReplaced) return null;
  if (status === "ready" && !isOver) return turnOf(maker, { step: "descargarlo", since });
  return status === "failed" ? turnOf(maker, { step: "pedirlo otra vez", since }) : null;
}
