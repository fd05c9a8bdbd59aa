import type { Day } from "../../../core/colombia/days.ts";
import { normalDocumentType } from "../../../core/colombia/documents.ts";
import { Refusal } from "../../../core/failure.ts";
import type { Customer } from "./customer.entity.ts";
import type { CustomerDetails } from "./customer.inputs.ts";
import { customerProblems, storedContact, storedDocument } from "./customer.rules.ts";

type Fields = Partial<
  Pick<
    Customer,
    | "kind"
    | "email"
    | "telefono"
    | "tipoDocumento"
    | "documentoIdentidad"
    | "fechaNacimiento"
    | "direccion"
    | "ciudad"
  >
>;

/**
 * Returns the columns that an input sets, validated and in their stored form; absent fields are omitted.
 * @throws Refusal BAD_USER_INPUT with one entry per wrong field.
 */
export function customerFields(input: CustomerDetails, today: Day): Fields {
  const { kind, email, telefono, fechaNacimiento, direccion, ciudad } = input;
  const typed = {
    email: email ?? null,
    telefono: telefono ?? null,
    tipoDocumento: input.tipoDocumento ? normalDocumentType(input.tipoDocumento) : null,
    documentoIdentidad: input.documentoIdentidad ?? null,
  };
  const problems = customerProblems(typed);
  if (fechaNacimiento && fechaNacimiento > today)
    problems.push({ field: "fechaNacimiento", message: "La fecha de nacimiento está en el futuro" });
  if (problems[0]) throw new Refusal("BAD_USER_INPUT", problems[0].message, problems);
  const contact = storedContact(typed);
  const document = storedDocument(typed);
  return {
    ...(kind && { kind }),
    ...(email !== undefined && { email: contact.email }),
    ...(telefono !== undefined && { telefono: contact.telefono }),
    ...((input.tipoDocumento !== undefined || input.documentoIdentidad !== undefined) && {
      tipoDocumento: document?.type ?? null,
      documentoIdentidad: document?.number ?? null,
    }),
    ...(fechaNacimiento !== undefined && { fechaNacimiento }),
    ...(direccion !== undefined && { direccion: direccion?.trim() || null }),
    ...(ciudad !== undefined && { ciudad: ciudad?.trim() || null }),
  };
}
