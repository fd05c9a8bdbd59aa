import type { Day } from "@travesia/api/colombia/days";
import type { MetodoPago } from "../../../graphql/schema.generated.ts";
import { choice, fieldsOf, text, unsent } from "../../../ui/form/fields.ts";
import { notes } from "../purchase/purchase.form.ts";

/** Returns the form fields for paying several debts, dated today or earlier, with one receipt. */
export const severalFields = (today: Day) =>
  fieldsOf<Record<never, never>>()({
    fechaPago: text(
      { wrong: (day) => (day <= today ? null : "La fecha de pago no puede ser futura") },
      today,
    ),
    metodoPago: choice<MetodoPago>("transferencia"),
    comprobante: unsent<File | null>(null, { required: "El comprobante es obligatorio" }),
    observaciones: notes,
  });
