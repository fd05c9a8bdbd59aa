import { type TeamMember, type Turn, turnOf } from "../../accounts/turn/turn.rules.ts";
import type { DossierStatus } from "../dossier.lifecycle.ts";

/** What tells who does the next step of a dossier. */
export interface DossierTurnFacts {
  readonly status: DossierStatus;
  /** Whether its time is over, deleted yet or not. */
  readonly isOver: boolean;
  /** Whether they asked for another one since. */
  readonly isReplaced: boolean;
  /** Who of the team asked for it; null where its client did. */
  readonly maker: TeamMember | null;
  readonly since: string;
}

/** Who does the next step of a dossier: who asked for it; null while it is made, and where nothing waits. */
export function dossierTurn({ status, isOver, isReplaced, maker, since }: DossierTurnFacts): Turn | null {
  if (!maker || isReplaced) return null;
  if (status === "ready" && !isOver) return turnOf(maker, { step: "descargarlo", since });
  return status === "failed" ? turnOf(maker, { step: "pedirlo otra vez", since }) : null;
}
