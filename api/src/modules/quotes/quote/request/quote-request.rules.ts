import { emailProblem, normalEmail } from "../../../../core/colombia/emails.ts";
import { isMobile, normalPhone, phoneProblem } from "../../../../core/colombia/phones.ts";
import { type FieldFailure, Refusal } from "../../../../core/failure.ts";

/** Requester of a quote, as entered. */
export interface ClientInput {
  readonly nombreCliente: string;
  /** E-mail of the client; empty when none was given, and the phone number is then a mobile. */
  readonly emailCliente: string;
  readonly telefonoCliente: string;
  readonly destino: string;
}

/** Message that refuses a missing e-mail. */
const NO_EMAIL = "El email del cliente es requerido";

const said = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

/**
 * Returns requester and destination in stored form: single spaces, lower-case e-mail, `+57…`. The e-mail may
 * be empty when `mayLackEmail` is true and the phone number is a mobile.
 * @throws Refusal BAD_USER_INPUT with one entry per invalid field.
 */
export function normalClient(input: ClientInput, mayLackEmail: boolean): ClientInput {
  const nombreCliente = said(input.nombreCliente);
  const destino = said(input.destino);
  const problems: readonly (readonly [keyof ClientInput, string | null])[] = [
    ["nombreCliente", nombreCliente ? null : "El nombre del cliente es requerido"],
    ["emailCliente", emailOf(input, mayLackEmail)],
    ["telefonoCliente", phoneProblem(input.telefonoCliente)],
    ["destino", destino ? null : "El destino es requerido"],
  ];
  const errors = problems.flatMap(([field, message]): FieldFailure[] =>
    message === null ? [] : [{ field, message }],
  );
  if (errors[0]) throw new Refusal("BAD_USER_INPUT", errors[0].message, errors);
  return {
    nombreCliente,
    emailCliente: normalEmail(input.emailCliente),
    telefonoCliente: normalPhone(input.telefonoCliente) ?? "",
    destino,
  };
}

function emailOf({ emailCliente, telefonoCliente }: ClientInput, mayLack: boolean): string | null {
  if (emailCliente.trim()) return emailProblem(emailCliente);
  return mayLack && isMobile(telefonoCliente) ? null : NO_EMAIL;
}
