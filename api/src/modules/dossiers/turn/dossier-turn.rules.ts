import { type TeamMember, type Turn, turnOf } from "../../accounts/turn/turn.rules.ts";
import type { DossierStatus } from "../dossier.lifecycle.ts";

/** Facts that decide the turn of a dossier. */
export interface DossierTurnFacts {
  readonly status: DossierStatus;
  /** True when the dossier has expired, even if it is not deleted yet. */
  readonly isOver: boolean;
  /** True when the person requested a newer dossier of the same contract. */
  readonly isReplaced: boolean;
  /** Employee who requested the dossier; null when the client did. */
  readonly maker: TeamMember | null;
  readonly since: string;
}

/**
 * Returns the turns of a dossier, which belong to the person who requested it; empty while it is being made,
 * and when no step is pending.
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
