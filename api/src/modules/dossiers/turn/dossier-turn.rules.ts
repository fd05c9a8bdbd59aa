import { type TeamMember, type Turn, turnOf } from "../../accounts/turn/turn.rules.ts";
import type { DossierStatus } from "../dossier.lifecycle.ts";

/** Facts that decide the turn of a dossier. */
export interface DossierTurnFacts {
  readonly status: DossierStatus;
  /** True when its time is over, whether or not it is deleted yet. */
  readonly isOver: boolean;
  /** True when the person has requested another one since. */
  readonly isReplaced: boolean;
  /** Member of the team who requested it; null when its client did. */
  readonly maker: TeamMember | null;
  readonly since: string;
}

/**
 * Returns the waits of a dossier, on the person who requested it; empty while it is being made, and when no
 * step is waiting.
 */
export function dossierTurns({
  status,
  isOver,
  isReplaced,
  maker,
  since,
}: DossierTurnFacts): readonly Turn[] {
  if (!maker || isReplaced) return [];
  if (status === "ready" && !isOver)
    return [
      turnOf(maker, {
        act: "download",
        step: "descargarlo",
        since,
        sentence: "El expediente está listo.",
        button: "Descargar expediente",
      }),
    ];
  if (status !== "failed") return [];
  return [
    turnOf(maker, {
      act: "request",
      step: "pedirlo otra vez",
      since,
      sentence: "El expediente no se pudo hacer.",
      button: "Pedir expediente",
    }),
  ];
}
