import type { Tone } from "@travesia/api/look";
import type { OptionAct } from "../../quote/quote.offered-acts.ts";

export const optionActLabels: Readonly<Record<OptionAct, string>> = {
  addOption: "Agregar opción",
  renameOption: "Cambiar el nombre de",
  recommendOption: "Recomendar",
  removeOption: "Quitar",
};

export const optionToasts: Readonly<Record<OptionAct, string>> = {
  addOption: "Opción agregada: comienza como una copia",
  renameOption: "Nombre cambiado",
  recommendOption: "Opción recomendada",
  removeOption: "Opción quitada",
};

/** What stands beside an option's name: the client's choice, else the agency's recommendation. */
export function optionChip({
  chosen,
  recommended,
}: {
  readonly chosen: boolean;
  readonly recommended: boolean;
}): { readonly label: string; readonly tone: Tone } | null {
  if (chosen) return { label: "Elegida", tone: "leaf" };
  return recommended ? { label: "La que recomendamos", tone: "sea" } : null;
}
