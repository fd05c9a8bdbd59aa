import { about, exampleFacts } from "../../core/acts.ts";
import type { Month } from "../../core/colombia/days.ts";
import { spokenMonth } from "../../core/colombia/spoken.ts";
import { acts } from "../accounts/acts.rules.ts";
import type { MonthState } from "./closing.enums.ts";

/** Facts that the acts on a month are checked against. */
export interface MonthFacts {
  readonly status: MonthState;
  readonly mes: Month;
  /** First earlier month, `YYYY-MM`, that has movements and is still open; null when there is none. */
  readonly abiertoAntes: Month | null;
}

const anyMonth = { mes: exampleFacts.month };

/** Acts on a month, with the roles and states of each. */
export const monthActs = acts<MonthFacts>(null)({
  close: {
    may: "closeMonths",
    from: ["abierto"],
    otherwise: {
      cases: [
        [
          ({ status }) => status === "cerrado",
          about(anyMonth, ({ mes }) => `El mes de ${spokenMonth(mes)} ya está cerrado.`),
        ],
        [() => true, about(anyMonth, ({ mes }) => `El mes de ${spokenMonth(mes)} no ha terminado.`)],
      ],
    },
    unless: [
      [
        ({ abiertoAntes }) => abiertoAntes !== null,
        about<Pick<MonthFacts, "abiertoAntes">>(
          { abiertoAntes: exampleFacts.month },
          ({ abiertoAntes }) =>
            `Cierra primero ${spokenMonth(abiertoAntes ?? "")}: tiene movimientos y sigue abierto.`,
        ),
      ],
    ],
  },
  reopen: {
    may: "reopenMonths",
    from: ["cerrado"],
    otherwise: {
      cases: [[() => true, about(anyMonth, ({ mes }) => `El mes de ${spokenMonth(mes)} no está cerrado.`)]],
    },
  },
});
