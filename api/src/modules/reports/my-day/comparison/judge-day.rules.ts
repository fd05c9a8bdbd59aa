import {
  counted,
  stretchText,
  unseen,
  type Verdict,
  warning,
  well,
} from "../../../../server/health/health.rules.ts";
import type { Difference } from "./compare-day.ts";

/** Latest comparison that finished. */
export interface ComparisonFacts {
  readonly ageSeconds: number;
  readonly people: number;
  readonly turns: number;
  readonly differing: number;
  readonly examples: readonly Difference[];
}

/** Maximum number of differences that are listed individually. */
const MOST_SAID = 5;

const said = ({ person, number, step }: Difference): string =>
  step === null
    ? `Mi día de ${person} muestra ${number} sin que le toque`
    : `Mi día de ${person} no muestra ${number}, y debe ${step}`;

/** Judges whether Mi día and the records' turns were equal in the latest comparison. */
export function judgeDay(facts: ComparisonFacts | null): Verdict {
  if (!facts) return unseen("Mi día se compara cada noche con las fichas, entre las 2 y las 6.");
  const { ageSeconds, people, turns, differing, examples } = facts;
  const compared = `${counted(turns, "turno", "turnos")} de ${counted(people, "persona", "personas")}`;
  const ago = `hace ${stretchText(ageSeconds)}`;
  if (differing === 0) return well(`Mi día mostraba lo mismo que las fichas: ${compared}, ${ago}.`);
  const some = examples.slice(0, MOST_SAID).map(said).join("; ");
  const more = differing - Math.min(examples.length, MOST_SAID);
  return warning(
    `Mi día y las fichas no coincidían en ${counted(differing, "caso", "casos")} (${compared}, ${ago}). ` +
      `${some}${more > 0 ? `; y ${more.toLocaleString("es-CO")} más` : ""}.`,
    "Lo que dice la ficha es lo correcto. Avisa a quien mantiene Travesía con estos números.",
  );
}
