import type { Day } from "@travesia/api/colombia/days";
import type { ChargebackCause } from "../../../graphql/schema.generated.ts";
import { choice, fieldsOf, text, trimmed, unsent } from "../../../ui/form/fields.ts";

const inPast = (today: Day) => (day: string) =>
  day > today ? "La fecha no puede estar en el futuro" : undefined;

/**
 * Returns the form fields of a claim to reverse a payment: the payment, the cause, and the day on which the
 * client learned of it.
 */
export const claimFields = (today: Day, paymentId = "") =>
  fieldsOf<Record<never, never>>()({
    paymentId: text({ required: "Elige el pago" }, paymentId),
    cause: choice<ChargebackCause>("no_recibido"),
    detail: trimmed({ required: "Cuenta qué pasó" }),
    knownOn: text({ required: "Escribe la fecha", wrong: inPast(today) }, today),
    claimedOn: text(
      {
        required: "Escribe la fecha",
        wrong: (day: string, { knownOn }: { readonly knownOn: string }) =>
          inPast(today)(day) ??
          (day < knownOn ? "El reclamo no puede ser anterior al día en que el cliente lo supo" : undefined),
      },
      today,
    ),
    file: unsent<File | null>(null),
  });

/** Form fields of the answer to a claim: whether it is accepted, and the text for the client. */
export const answerFields = fieldsOf<Record<never, never>>()({
  verdict: unsent<"procede" | "no_procede">("procede"),
  respuesta: trimmed({ required: "Escribe la respuesta para el cliente" }),
});

/** Form fields of a note on a case, with an optional file. */
export const noteFields = fieldsOf<Record<never, never>>()({
  nota: trimmed({ required: "Escribe la nota" }),
  file: unsent<File | null>(null),
});
