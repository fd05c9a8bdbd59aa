import type { CreateQuoteInput } from "../../../graphql/schema.generated.ts";
import { emptyQuote, inputOf, type QuoteForm } from "../quote/quote.form.ts";

/** What a visitor types to ask for a quote: the staff's form without what an advisor chooses. */
export interface RequestForm extends QuoteForm {
  /** Consent to the treatment of personal data. */
  consent: boolean;
}

interface Asker {
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone?: string | null;
}

/** An empty request, with what is known of a client who is signed in. */
export const requestOf = (asker: Asker | null): RequestForm => ({
  ...emptyQuote,
  ...{ tripType: "", acomodacion: "", tipoHotel: "", consent: false },
  ...(asker && {
    nombreCliente: `${asker.name} ${asker.lastname}`.trim(),
    emailCliente: asker.email,
    telefonoCliente: (asker.phone ?? "").replace(/^\+57/, ""),
  }),
});

/** What is sent of a request. */
export const requestInput = ({ consent, ...form }: RequestForm): CreateQuoteInput => ({
  ...inputOf(form),
  aceptaTratamiento: consent,
});
