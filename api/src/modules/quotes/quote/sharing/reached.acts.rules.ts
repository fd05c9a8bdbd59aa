import { about, type Condition, exampleFacts } from "../../../../core/acts.ts";
import { emailProblem } from "../../../../core/colombia/emails.ts";
import { whatsAppNumber } from "../../../../core/colombia/phones.ts";
import type { QuoteState } from "../quote.acts.rules.ts";

/** Message that refuses an e-mail to a client whose quote has no address. */
const NO_EMAIL = "La cotización no tiene correo del cliente: escríbelo primero.";
/** Message that refuses a WhatsApp message to a client whose quote has no mobile number. */
const NO_MOBILE = "La cotización no tiene un celular del cliente: escríbelo primero.";

/**
 * Returns the condition that refuses an address that cannot receive e-mails, for the quotes that `mails`
 * selects.
 */
export const unreached = (mails: (quote: QuoteState) => boolean): Condition<QuoteState> => [
  (quote) => mails(quote) && emailProblem(quote.emailCliente) !== null,
  about<Pick<QuoteState, "emailCliente">>({ emailCliente: exampleFacts.text }, ({ emailCliente }) =>
    emailCliente === "" ? NO_EMAIL : emailProblem(emailCliente)!,
  ),
  "BAD_USER_INPUT",
  "emailCliente",
];

/** Condition that refuses a WhatsApp message until the phone number is a mobile number. */
export const withoutMobile: Condition<QuoteState> = [
  ({ telefonoCliente }) => whatsAppNumber(telefonoCliente) === null,
  NO_MOBILE,
  "BAD_USER_INPUT",
  "telefonoCliente",
];
