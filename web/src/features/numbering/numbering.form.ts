import { today } from "@travesia/api/colombia/days";
import type { NumberedKind } from "../../graphql/schema.generated.ts";
import { choice, fieldsOf, flag, text, textOrNull, trimmed } from "../../ui/form/fields.ts";

const number = (required: string) => ({
  empty: null as number | null,
  read: (): number | null => null,
  send: (typed: number | null): number => typed ?? 0,
  required,
});

/** Form fields of a number range, as stated in the DIAN's resolution. */
export const rangeFields = fieldsOf<Record<never, never>>()({
  kind: choice<NumberedKind>("documento_soporte"),
  prefijo: text({
    wrong: (prefix) =>
      /^[A-Za-z0-9]{0,4}$/.test(prefix) ? null : "El prefijo tiene hasta cuatro letras o números",
  }),
  desde: number("Indica el primer número"),
  hasta: number("Indica el último número"),
  resolucion: trimmed({ required: "El número de la resolución es obligatorio" }),
  vigenteDesde: text({ required: "Indica desde qué día es válido" }, today(new Date())),
  vigenteHasta: text({ required: "Indica hasta qué día es válido" }),
  claveTecnica: textOrNull(),
  pruebas: flag(false),
});
