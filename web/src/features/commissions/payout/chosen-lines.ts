import { fitting } from "@travesia/api/commissions/payout/payout.rules";
import { lacksSecondPerson, reasonToStayShut } from "../../approvals/second-person.ts";
import type { CommissionLine } from "../commission/commission.columns.tsx";
import { offeredCommissionActs } from "../commission/commission.offered-acts.ts";

/** Act on several commissions at once. */
export type SeveralAct = "approve" | "pay";

interface Viewer {
  readonly id: number;
  readonly role: number;
}

/** Returns the reason why a line cannot be selected for an act; null when it can. */
export function reasonAgainst(line: CommissionLine, act: SeveralAct, viewer: Viewer): string | null {
  const offered = offeredCommissionActs(line, viewer);
  return offered.has(act) ? reasonToStayShut(offered.get(act) ?? null) : "No se puede hacer aquí.";
}

/**
 * Returns the lines that are preselected: the ones that may be approved, or that fit within the limits, the
 * oldest first.
 */
export function preselected(
  lines: readonly CommissionLine[],
  act: SeveralAct,
  viewer: Viewer,
): ReadonlySet<string> {
  const possible = lines.filter(
    (line) => reasonAgainst(line, act, viewer) === null && !lacksSecondPerson(line),
  );
  if (act === "approve") return new Set(possible.map(({ id }) => id));
  const oldest = possible.toSorted((one, other) =>
    (one.fechaAprobacion ?? "") === (other.fechaAprobacion ?? "")
      ? one.id < other.id
        ? -1
        : 1
      : (one.fechaAprobacion ?? "") < (other.fechaAprobacion ?? "")
        ? -1
        : 1,
  );
  return new Set(
    fitting(oldest.map((line) => ({ ...line, disponibleVendedor: line.disponibleVendedor ?? null }))),
  );
}
