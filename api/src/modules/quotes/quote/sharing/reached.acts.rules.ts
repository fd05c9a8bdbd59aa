import type { Condition } from "../../../../core/acts.ts";
import { emailProblem } from "../../../../core/colombia/emails.ts";
import { isMobile } from "../../../../core/colombia/phones.ts";
import type { QuoteState } from "../quote.acts.rules.ts";

/** What is said of a quote whose client has no e-mail yet, to whom a mail is to go. */
const NO_EMAIL = "La cotización no tiene correo del cliente: escríbelo primero.";
/** What is said where the client is to be written to by WhatsApp. */
const NO_MOBILE = "La cotización no tiene un celular del cliente: escríbelo primero.";

/** Where `mails`, an address that no mail reaches is put right first. */
export const unreached = (mails: (quote: QuoteState) => boolean): Condition<QuoteState> => [
  (quote) => mails(quote) && emailProblem(quote.emailCliente) !== null,
  ({ emailCliente }) => (emailCliente === "" ? NO_EMAIL : emailProblem(emailCliente)!),
  "BAD_USER_INPUT",
  "emailCliente",
];

/** A telephone on which no chat is opened is put right first. */
export const withoutMobile: Condition<QuoteState> = [
  ({ telefonoCliente }) => !isMobile(telefonoCliente),
  NO_MOBILE,
  "BAD_USER_INPUT",
  "telefonoCliente",
];
