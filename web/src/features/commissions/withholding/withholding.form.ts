import { rangesIn, wrongRanges } from "@travesia/api/commissions/withholding/marginal.rules";
import { today } from "@travesia/api/colombia/days";
import { choice, choiceOrNull, fieldsOf, flag, text, trimmed } from "../../../ui/form/fields.ts";
import type {
  RatedProcedure,
  SellerEngagement,
  WithholdingProcedure,
} from "../../../graphql/schema.generated.ts";
import type { TaxProfileRowFragment } from "./withholding.generated.ts";

/** Returns a required number field with a minimum of 0. */
const number = (required: string) => ({
  empty: null as number | null,
  read: (): number | null => null,
  send: (typed: number | null): number => typed ?? 0,
  required,
  wrong: (typed: number | null) => (typed !== null && typed < 0 ? "No puede ser negativo" : null),
});

const firstDay = () => text({ required: "Indica desde qué día rige" }, today(new Date()));

/** Form fields of a seller's tax profile. */
export const profileFields = fieldsOf<TaxProfileRowFragment>()({
  vinculo: choiceOrNull<SellerEngagement>(),
  procedimiento: choice<WithholdingProcedure>("comisiones_10"),
  factura: flag(false),
  dane: choiceOrNull<string>(),
});

/** Form fields of a new row in the table of withholding rates. */
export const rateFields = fieldsOf<Record<never, never>>()({
  concepto: choice<RatedProcedure>("comisiones_10"),
  vigenteDesde: firstDay(),
  baseUvt: number("Indica la base en UVT"),
  porcentaje: number("Indica el porcentaje"),
});

/** Form fields of a new table of article 383. */
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

/** Form fields of the value of the UVT for a year, in COP. */
export const uvtFields = fieldsOf<Record<never, never>>()({
  year: number("Indica el año"),
  value: number("Indica el valor de la UVT"),
});

/** Form fields of a new rate of a municipality. */
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
