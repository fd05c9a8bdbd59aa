import { rangesIn, wrongRanges } from "@travesia/api/commissions/withholding/marginal.rules";
import { today } from "@travesia/api/colombia/days";
import { choice, choiceOrNull, fieldsOf, flag, text, trimmed } from "../../../ui/form/fields.ts";
import type { RatedProcedure, WithholdingProcedure } from "../../../graphql/schema.generated.ts";
import type { TaxProfileRowFragment } from "./withholding.generated.ts";

/** Returns a number that has to be typed, of at least 0. */
const number = (required: string) => ({
  empty: null as number | null,
  read: (): number | null => null,
  send: (typed: number | null): number => typed ?? 0,
  required,
  wrong: (typed: number | null) => (typed !== null && typed < 0 ? "No puede ser negativo" : null),
});

const firstDay = () => text({ required: "Indica desde qué día rige" }, today(new Date()));

/** Sets how tax is withheld from a seller. */
export const profileFields = fieldsOf<TaxProfileRowFragment>()({
  procedimiento: choice<WithholdingProcedure>("comisiones_10"),
  factura: flag(false),
  dane: choiceOrNull<string>(),
});

/** A new row of the table of withholding. */
export const rateFields = fieldsOf<Record<never, never>>()({
  concepto: choice<RatedProcedure>("comisiones_10"),
  vigenteDesde: firstDay(),
  baseUvt: number("Indica la base en UVT"),
  porcentaje: number("Indica el porcentaje"),
});

/** A new table of article 383. */
export const marginalFields = fieldsOf<Record<never, never>>()({
  vigenteDesde: firstDay(),
  rangos: {
    empty: "" as string,
    read: (): string => "",
    send: (typed: string) => (rangesIn(typed) ?? []).map((range) => ({ ...range })),
    required: "Escribe los rangos",
    wrong: (typed: string) => {
      const ranges = rangesIn(typed);
      return ranges ? wrongRanges(ranges) : "Cada línea tiene tres números: desde; porcentaje; suma";
    },
  },
});

/** The value of the UVT of a year, in COP. */
export const uvtFields = fieldsOf<Record<never, never>>()({
  year: number("Indica el año"),
  value: number("Indica el valor de la UVT"),
});

/** A new rate of a municipality. */
export const icaFields = fieldsOf<Record<never, never>>()({
  dane: trimmed({
    required: "El código DANE es obligatorio",
    wrong: (code) =>
      /^\d{5}$/.test(code.trim()) ? null : "El código DANE del municipio tiene cinco dígitos",
  }),
  municipio: trimmed({ required: "El nombre del municipio es obligatorio" }),
  vigenteDesde: firstDay(),
  porMil: number("Indica la tarifa por mil"),
});
