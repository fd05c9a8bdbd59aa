import { about, exampleFacts } from "../../../core/acts.ts";
import { spokenMonth } from "../../../core/colombia/spoken.ts";
import { acts } from "../../accounts/acts.rules.ts";
import type { MonthFacts } from "../../closing/month.acts.rules.ts";

/** Sentence of an export whose keys have no account; the answer names each of them. */
export const MISSING_ACCOUNTS = "Faltan cuentas";

/** Sentence about vouchers whose debits are not their credits, with their numbers. */
export const outOfBalance = (numbers: readonly string[]): string =>
  `No cuadran ${numbers.join(", ")}. Avísanos: no se entrega nada descuadrado.`;

/** Act on the books of a month. */
export const packageActs = acts<Pick<MonthFacts, "status" | "mes">>(null)({
  exportMonth: {
    may: "exportMonths",
    from: ["cerrado"],
    otherwise: {
      cases: [
        [
          () => true,
          about(
            { mes: exampleFacts.month },
            ({ mes }) => `El paquete contable es de un mes cerrado: cierra primero ${spokenMonth(mes)}.`,
          ),
        ],
      ],
    },
  },
});
