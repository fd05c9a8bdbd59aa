import { enumOf, registerEnum } from "../../../core/enums.ts";
import {
  engagementLabels,
  procedureLabels,
  type SellerEngagement as Engagement,
  type WithholdingProcedure as Procedure,
} from "./withholding.rules.ts";

/** Procedures for withholding tax from a person, chosen by the accountant. */
export const WithholdingProcedure = enumOf("WithholdingProcedure", procedureLabels, {
  label: "Procedimiento",
  description: "Cómo se practica la retención en la fuente a una persona.",
});
export type WithholdingProcedure = Procedure;

/** Procedures with a rate in the dated table; article 383 has its own table instead. */
export const RatedProcedure = {
  comisiones_10: "comisiones_10",
  comisiones_11: "comisiones_11",
  juridica_11: "juridica_11",
} as const satisfies Partial<Record<Procedure, Procedure>>;
export type RatedProcedure = keyof typeof RatedProcedure;
registerEnum(RatedProcedure, {
  name: "RatedProcedure",
  label: "Concepto",
  description: "Concepto de la tabla de retención.",
});

/** Ways in which a seller works for the agency. */
export const SellerEngagement = enumOf("SellerEngagement", engagementLabels, {
  label: "Vínculo",
  labels: engagementLabels,
  description: "Si quien vende es empleado (su comisión es salario) o independiente.",
});
export type SellerEngagement = Engagement;
