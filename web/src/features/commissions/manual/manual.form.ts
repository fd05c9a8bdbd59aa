import type { ContractChoice } from "../../contracts/choice/choice.form.ts";
import { amount, choice, fieldsOf, trimmed, unsent } from "../../../ui/form/fields.ts";

/** Form fields of a manual commission; amounts in COP. */
export const createFields = fieldsOf<Record<never, never>>()({
  contract: unsent<ContractChoice | null>(null, { required: "Elige el contrato" }),
  vendedorId: unsent<string>("", { required: "Elige el vendedor" }),
  tipoVendedor: choice<"asesor" | "lider" | "gerente">("asesor"),
  montoComision: amount({ required: "El valor de la comisión debe ser mayor a 0" }),
  observaciones: trimmed({ required: "Escribe el motivo" }),
});

/** Form fields for editing a pending commission; amounts in COP. */
export const editFields = fieldsOf<{ readonly montoBase: number; readonly montoComision: number }>()({
  montoBase: amount({ required: "El monto base es obligatorio" }),
  montoComision: amount({ required: "El valor de la comisión debe ser mayor a 0" }),
  motivo: { ...trimmed({ required: "Escribe el motivo" }), read: () => "" },
});
