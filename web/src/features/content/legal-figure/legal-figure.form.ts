import { today } from "@travesia/api/colombia/days";
import type { LegalFigureKey } from "@travesia/api/content/legal-figure/legal-figure.rules";
import { choice, fieldsOf, text } from "../../../ui/form/fields.ts";

/** Form fields of a new value of a legal figure. */
export const legalFigureFields = fieldsOf<Record<never, never>>()({
  cifra: choice<LegalFigureKey>("retracto_plazo"),
  vigenteDesde: text({ required: "Indica desde qué día rige" }, today(new Date())),
  valor: {
    empty: null as number | null,
    read: (): number | null => null,
    send: (typed: number | null): number => typed ?? 0,
    required: "Escribe el valor",
    wrong: (typed: number | null) =>
      typed !== null && (typed <= 0 || !Number.isInteger(typed))
        ? "El valor debe ser un número entero mayor a 0"
        : null,
  },
});
