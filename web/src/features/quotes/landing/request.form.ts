import { emailProblem } from "@travesia/api/colombia/emails";
import type { Acomodacion, TripType } from "../../../graphql/schema.generated.ts";
import { choiceOrNull, fieldsOf, flag, nationalPhone, text, type ValuesOf } from "../../../ui/form/fields.ts";
import { NO_EMAIL, quoteLines } from "../quote/quote.form.ts";

/** What is known of a client who is signed in. */
interface Asker {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone?: string | null;
}

/** What a page already knows of the trip that is asked for: a package and its departure. */
export interface Wish {
  readonly destino?: string;
  readonly fechaIda?: string;
  readonly fechaRegreso?: string;
  readonly observaciones?: string;
}

/** What a visitor types to ask for a quote: the staff's form without what an advisor chooses. */
export const requestFields = fieldsOf<Asker & Wish>()({
  ...quoteLines,
  nombreCliente: {
    ...quoteLines.nombreCliente,
    read: (_: undefined, { name, lastname }: Asker) => `${name} ${lastname}`.trim(),
  },
  // A visitor always gives one: the answer goes there.
  emailCliente: {
    ...text({ required: NO_EMAIL, wrong: (email) => emailProblem(email) }),
    read: (_: undefined, { email }: Asker) => email,
  },
  telefonoCliente: {
    ...quoteLines.telefonoCliente,
    read: (_: undefined, { phone }: Asker) => nationalPhone(phone),
  },
  tripType: choiceOrNull<TripType>(),
  acomodacion: choiceOrNull<Acomodacion>(),
  tipoHotel: choiceOrNull<string>(),
  // Whoever asks does not say how urgent it is.
  priority: { ...quoteLines.priority, read: () => quoteLines.priority.empty },
  /** Consent to the treatment of personal data. */
  consent: { ...flag(false), as: "aceptaTratamiento" },
});
export type RequestForm = ValuesOf<typeof requestFields>;
