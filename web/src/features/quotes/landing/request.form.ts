import { emailProblem } from "@travesia/api/colombia/emails";
import { nationalPhone } from "@travesia/api/colombia/phones";
import type { Acomodacion, TripType } from "../../../graphql/schema.generated.ts";
import { choiceOrNull, fieldsOf, flag, text, type ValuesOf } from "../../../ui/form/fields.ts";
import { NO_EMAIL, quoteLines } from "../quote/quote.form.ts";

/** Contact data of a signed-in client. */
interface Caller {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone?: string | null;
}

/** Data of the requested trip that a page already knows: a package and its departure. */
export interface Wish {
  /** Package whose page the visitor is on. */
  readonly paquete?: { readonly id: number; readonly title: string };
  readonly destino?: string;
  readonly fechaIda?: string;
  readonly fechaRegreso?: string;
  readonly observaciones?: string;
}

/**
 * Form fields of a visitor's quote request: the staff's form without the fields that only an advisor fills
 * in.
 */
export const requestFields = fieldsOf<Caller & Wish>()({
  ...quoteLines,
  nombreCliente: {
    ...quoteLines.nombreCliente,
    read: (_: undefined, { name, lastname }: Caller) => `${name} ${lastname}`.trim(),
  },
  // A visitor always types an e-mail: the answer is sent there.
  emailCliente: {
    ...text({ required: NO_EMAIL, wrong: (email) => emailProblem(email) }),
    read: (_: undefined, { email }: Caller) => email,
  },
  telefonoCliente: {
    ...quoteLines.telefonoCliente,
    read: (_: undefined, { phone }: Caller) => nationalPhone(phone),
  },
  tripType: choiceOrNull<TripType>(),
  acomodacion: choiceOrNull<Acomodacion>(),
  tipoHotel: choiceOrNull<string>(),
  // Visitors do not state how urgent it is.
  priority: { ...quoteLines.priority, read: () => quoteLines.priority.empty },
  /** Consent to the processing of personal data. */
  consent: { ...flag(false), as: "aceptaTratamiento" },
});
export type RequestForm = ValuesOf<typeof requestFields>;
