import { emailProblem } from "@travesia/api/colombia/emails";
import { isMobile, phoneProblem } from "@travesia/api/colombia/phones";
import { formatCop } from "@travesia/api/cop";
import { NO_MOBILE } from "@travesia/api/payments/card/card.rules";
import { unprintedProblem } from "@travesia/api/printed-letters";
import type { PayOnlineInput } from "../../../graphql/schema.generated.ts";
import { cvcProblem, expiryProblem, holderProblem, numberProblem } from "./card-number.ts";
import { cardTexts as texts } from "./card.texts.ts";

/** Payment method of an online payment. */
export type Means = "card" | "pse" | "nequi";

/**
 * Form values of an online payment; fields that begin with `card` are never sent to the project's own server.
 */
export interface PayForm {
  monto: number | null;
  medio: Means;
  cardNumber: string;
  cardExpiry: string;
  cardCvc: string;
  cardHolder: string;
  cuotas: number;
  banco: string;
  empresa: boolean;
  tipoDocumento: string;
  documento: string;
  celularNequi: string;
  nombre: string;
  email: string;
  telefono: string;
  terms: boolean;
  personalData: boolean;
}

/** Returns the initial values of the form. */
export const payForm = (begun: Partial<PayForm>): PayForm => ({
  monto: null,
  medio: "card",
  cardNumber: "",
  cardExpiry: "",
  cardCvc: "",
  cardHolder: "",
  cuotas: 1,
  banco: "",
  empresa: false,
  tipoDocumento: "CC",
  documento: "",
  celularNequi: "",
  nombre: "",
  email: "",
  telefono: "",
  terms: false,
  personalData: false,
  ...begun,
});

/** Limits of the amount, in COP, and the payer's e-mail that the server knows. */
export interface PayLimits {
  /** The client's e-mail, masked, to which the receipt goes if no other is typed; null without one. */
  readonly knownEmail: string | null;
  readonly least: number;
  /**
   * Maximum amount, in COP; null for a viewer who may not see the balance, for whom the server checks the
   * maximum.
   */
  readonly most: number | null;
}

const amountProblem = (monto: number | null, { least, most }: PayLimits): string | null => {
  if (monto === null || monto <= 0) return "El monto debe ser mayor a cero";
  if (most !== null && monto > most) return `El monto supera el saldo pendiente (${formatCop(most)}).`;
  return monto < least ? `El valor mínimo para pagar en línea es ${formatCop(least)}.` : null;
};

const needed = (value: string, text: string) => (value.trim() === "" ? text : null);
const mobileProblem = (value: string) => (isMobile(value) ? null : NO_MOBILE);

type Problems = Partial<Record<keyof PayForm, string | null>>;

const problemsOfMeans: Readonly<Record<Means, (form: PayForm, today: string) => Problems>> = {
  card: ({ cardNumber, cardExpiry, cardCvc, cardHolder }, today) => ({
    cardNumber: numberProblem(cardNumber),
    cardExpiry: expiryProblem(cardExpiry, today),
    cardCvc: cvcProblem(cardCvc, cardNumber),
    cardHolder: holderProblem(cardHolder),
  }),
  pse: ({ banco, documento, nombre, telefono }) => ({
    banco: needed(banco, "Elige tu banco"),
    documento: /^[A-Za-z0-9]{5,20}$/.test(documento) ? null : "Escribe el número sin puntos ni espacios",
    nombre: needed(nombre, "El nombre es obligatorio") ?? unprintedProblem(nombre),
    telefono: phoneProblem(telefono),
  }),
  nequi: ({ celularNequi }) => ({ celularNequi: mobileProblem(celularNequi) }),
};

/** Returns the errors of the form's fields for the selected payment method; empty when all are valid. */
export function payProblems(
  form: PayForm,
  limits: PayLimits,
  today: string,
): readonly (readonly [keyof PayForm, string])[] {
  const found: Problems = {
    monto: amountProblem(form.monto, limits),
    ...problemsOfMeans[form.medio](form, today),
    email: form.email.trim() === "" && limits.knownEmail ? null : emailProblem(form.email),
    terms: form.terms ? null : texts.termsMissing,
    personalData: form.personalData ? null : texts.personalDataMissing,
  };
  return Object.entries(found).flatMap(([name, problem]) =>
    problem ? [[name as keyof PayForm, problem] as const] : [],
  );
}

/** Contract or reservation to pay; exactly one of the two ids is set. */
export interface PaidThing {
  readonly contractId: string | null;
  readonly orderId: string | null;
}

/** Returns the mutation's input for a form; the card is replaced by the provider's token. */
export const payInput = (
  form: PayForm,
  thing: PaidThing,
  accepted: { readonly terms: string; readonly personalData: string },
  token: string | null,
): PayOnlineInput => ({
  ...thing,
  monto: form.monto,
  medio: form.medio,
  acceptanceToken: accepted.terms,
  acceptPersonalAuth: accepted.personalData,
  email: form.email.trim() || null,
  pagadorNombre: (form.medio === "card" ? form.cardHolder : form.nombre).trim() || null,
  pagadorTelefono: (form.medio === "nequi" ? form.celularNequi : form.telefono) || null,
  ...(form.medio === "card" && { token, installments: form.cuotas }),
  ...(form.medio === "nequi" && { celularNequi: form.celularNequi }),
  ...(form.medio === "pse" && {
    pse: {
      banco: form.banco,
      empresa: form.empresa,
      tipoDocumento: form.tipoDocumento,
      documento: form.documento,
    },
  }),
});

/** Form fields by the names that the server uses. */
const fieldsOfServer: Readonly<Record<string, keyof PayForm>> = {
  token: "cardNumber",
  installments: "cuotas",
  "pse.banco": "banco",
  "pse.documento": "documento",
  pagadorNombre: "nombre",
  pagadorTelefono: "telefono",
  acceptanceToken: "terms",
  acceptPersonalAuth: "personalData",
};

/** Returns the form field for a field name of the server; null when there is none. */
export function payFieldOf(field: string, form: PayForm): keyof PayForm | null {
  const refused = field.replace(/^input\./, "");
  const name = fieldsOfServer[refused] ?? (refused as keyof PayForm);
  return name in form ? name : null;
}
