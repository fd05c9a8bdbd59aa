import type { LinkPurpose } from "../../../api/src/core/auth/viewer.ts";
import type { TestApp } from "../app.ts";
import { TODAY } from "../calendar.ts";
import type { Handle } from "../people.ts";
import { asOwner } from "../owner.ts";
import { aPerson, aRegistered, mailedToken } from "./accounts.ts";
import { aSentAddendum, signAddendumOf } from "./addenda.ts";
import { carryIt } from "./carried-contracts.ts";
import { aFiledClaim, ANSWER_CLAIM, mailedClaimToken } from "./claims.ts";
import { ASK_CANCELLATION, aPaymentLink, REPORT } from "./client-page.ts";
import { CANCEL } from "./commissions.ts";
import {
  aSentContract,
  aSentSimpleContract,
  aSignedContract,
  signIt,
  type StoryContract,
} from "./contracts.ts";
import { startLine, tokenIn, withoutOwner } from "./first-day.ts";
import { anApprovedQuote } from "./passengers.ts";
import { aPayment, aVerifiedPayment } from "./payments.ts";
import { aPaidRefund, aPayableRefund, aRefund } from "./refunds.ts";
import { aReservation, cancelReservation, payReservation } from "./reservations.ts";
import { anAcceptedQuote, aRejectedQuote, aRequotedQuote, aSentQuote, type StoryQuote } from "./quotes.ts";
import { shareIt } from "./sharing.ts";

/** A page that a link opens, in one state of its record. */
export interface LinkPage {
  readonly page: string;
  /** Makes the record, and returns the address as a mail carries it. */
  readonly address: (app: TestApp) => Promise<string>;
  /** Words that are on the page once all of it is drawn. */
  readonly shows: string | RegExp;
  /** The person who is signed in, where the page asks for that. */
  readonly as?: Handle;
}

/** Returns a contract that its client signed with the code. */
export async function aCodedContract(app: TestApp): Promise<StoryContract> {
  const contract = await aSentSimpleContract(app);
  await signIt(app, contract);
  return contract;
}

/** Makes a link of any purpose for a record, as mails carry them, and returns its token. */
export async function aLinkOf(app: TestApp, purpose: LinkPurpose, recordId: string): Promise<string> {
  const { id } = await aSentContract(app);
  const token = await aPaymentLink(app, id);
  await asOwner(app, (em) =>
    em.execute("update links set purpose = ?, record_id = ? where purpose = 'payment' and record_id = ?", [
      ...[purpose, recordId, id],
    ]),
  );
  return token;
}

const trip = async (app: TestApp, { id }: { id: string }) =>
  `/pago/${id}?token=${await aPaymentLink(app, id)}`;
const approval = ({ id, token }: { id: string; token: string }) => `/quote-approval/${id}?token=${token}`;
const form = ({ id, formToken }: StoryQuote) => `/passenger-form/${id}?token=${formToken}`;
const signing = ({ id, token }: StoryContract) => `/contract-signature/${id}?token=${token}`;
const cancelled = async (app: TestApp, contract: StoryContract): Promise<StoryContract> => {
  await app.as("owner").ask(CANCEL, { id: contract.id, input: { motivo: "El cliente desistió" } });
  return contract;
};

const CHANGE_EMAIL = `mutation ($id: ID!, $email: String!) {
  changeContractEmail(id: $id, email: $email) { id } }`;
const INVITE = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { email } }`;
const RECOVER = `mutation ($email: String!) { requestRecovery(email: $email) }`;
const SHARE_TRIP = `mutation ($id: ID!) { shareTrip(contractId: $id) }`;

/** Pages that a link opens, each in the states of its record that show something else. */
export const linkPages: readonly LinkPage[] = [
  { page: "a proposal", address: async (app) => approval(await aSentQuote(app)), shows: "Pedir ajustes" },
  {
    page: "a proposal by a short link",
    address: async (app) => new URL((await shareIt(app, await aSentQuote(app))).link).pathname,
    shows: "Pedir ajustes",
  },
  {
    page: "a proposal that was approved",
    address: async (app) => approval(await anAcceptedQuote(app)),
    shows: "Enviar pregunta",
  },
  {
    page: "a proposal that was declined",
    address: async (app) => approval(await aRejectedQuote(app)),
    shows: "Pedir ajustes",
  },
  {
    page: "a proposal to be made anew",
    address: async (app) => approval(await aRequotedQuote(app)),
    shows: "Enviar pregunta",
  },
  {
    page: "the passengers' form",
    address: async (app) => form(await anAcceptedQuote(app)),
    shows: "Guardar pasajeros",
  },
  {
    page: "a passengers' form that is filled in",
    address: async (app) => form(await anApprovedQuote(app)),
    shows: "Guardar pasajeros",
  },
  {
    page: "a contract to sign",
    address: async (app) => signing(await aSentContract(app)),
    shows: "Enviarme el código",
  },
  {
    page: "a contract to sign by a link that its seller carried",
    address: async (app) => {
      const { pathname, search } = new URL((await carryIt(app, await aSentContract(app))).link);
      return pathname + search;
    },
    shows: "Enviarme el código",
  },
  {
    page: "a contract that was signed",
    address: async (app) => signing(await aCodedContract(app)),
    shows: "Ver tu contrato firmado",
  },
  {
    page: "the page after signing",
    address: async (app) => {
      const { id, token } = await aCodedContract(app);
      return `/signature-success/${id}?token=${token}`;
    },
    shows: "Pagar en línea",
  },
  {
    page: "the page after signing without a code",
    address: async (app) => {
      const { id, token } = await aSignedContract(app);
      return `/signature-success/${id}?token=${token}`;
    },
    shows: "Enviarme el enlace de mi viaje",
  },
  {
    page: "paying by the link of another trip",
    address: async (app) => {
      const [own, other] = [await aCodedContract(app), await aCodedContract(app)];
      return `/pay?contrato=${own.id}&token=${await aPaymentLink(app, other.id)}`;
    },
    shows: /^Este enlace no muestra tu viaje/,
  },
  {
    page: "a trip before it is signed",
    address: async (app) => trip(app, await aSentContract(app)),
    shows: "Pagar en línea",
  },
  { page: "a trip", address: async (app) => trip(app, await aSignedContract(app)), shows: "Pagar en línea" },
  {
    page: "a trip with a payment to verify",
    address: async (app) => {
      const contract = await aSignedContract(app);
      await aPayment(app, contract.id);
      return trip(app, contract);
    },
    shows: "Pagar en línea",
  },
  {
    page: "a trip with a payment that its client reported",
    address: async (app) => {
      const contract = await aSignedContract(app);
      const address = await trip(app, contract);
      await app.withLink(new URLSearchParams(address.split("?")[1]).get("token")!).ask(REPORT, {
        input: { contractId: contract.id, monto: 500_000, fechaPago: TODAY, referenciaPago: contract.number },
      });
      return address;
    },
    shows: "Pagar en línea",
  },
  {
    page: "a trip with a receipt",
    address: async (app) => {
      const contract = await aSignedContract(app);
      await aVerifiedPayment(app, contract.id);
      return trip(app, contract);
    },
    shows: "Pagar en línea",
  },
  {
    page: "a trip that is paid",
    address: async (app) => {
      const contract = await aSignedContract(app);
      await aVerifiedPayment(app, contract.id, { monto: 3_770_000 });
      return trip(app, contract);
    },
    shows: "Ver los 6 días",
  },
  {
    page: "a trip whose client asked to cancel",
    address: async (app) => {
      const contract = await aSignedContract(app);
      const address = await trip(app, contract);
      await app
        .withLink(new URLSearchParams(address.split("?")[1]).get("token")!)
        .ask(ASK_CANCELLATION, { id: contract.id, motivo: "Cambiaron mis vacaciones" });
      return address;
    },
    shows: "Pagar en línea",
  },
  {
    page: "a trip that was cancelled",
    address: async (app) => trip(app, await cancelled(app, await aSignedContract(app))),
    shows: "Tu viaje se canceló y no hay nada por pagar.",
  },
  {
    page: "a refund without an account",
    address: async (app) => trip(app, { id: (await aRefund(app)).contractId }),
    shows: "Decir a qué cuenta",
  },
  {
    page: "a refund to an account",
    address: async (app) => trip(app, { id: (await aPayableRefund(app)).contractId }),
    shows: "Cambiar la cuenta",
  },
  {
    page: "a refund that was paid",
    address: async (app) => trip(app, { id: (await aPaidRefund(app)).contractId }),
    shows: /^Devuelto el/,
  },
  {
    page: "a trip with an addendum to sign",
    address: async (app) => trip(app, (await aSentAddendum(app)).contract),
    shows: "Pagar en línea",
  },
  {
    page: "paying online",
    address: async (app) => {
      const { id } = await aCodedContract(app);
      return `/pay?contrato=${id}&token=${await aPaymentLink(app, id)}`;
    },
    shows: "Pagar $ 3.000.000",
  },
  {
    page: "an addendum to sign",
    address: async (app) => {
      const { id, token, contract } = await aSentAddendum(app);
      return `/contract-signature/${contract.id}?otrosi=${id}&token=${token}`;
    },
    shows: "Enviarme el código",
  },
  {
    page: "an addendum that was signed",
    address: async (app) => {
      const addendum = await aSentAddendum(app);
      await signAddendumOf(app, addendum);
      return `/contract-signature/${addendum.contract.id}?otrosi=${addendum.id}&token=${addendum.token}`;
    },
    shows: "Ver mi viaje",
  },
  {
    page: "a trip that is shared",
    address: async (app) => {
      const { id } = await aSignedContract(app);
      const { shareTrip } = await app.withLink(await aPaymentLink(app, id)).ask(SHARE_TRIP, { id });
      return new URL(shareTrip).pathname;
    },
    shows: "Ver los 6 días",
  },
  {
    page: "a claim",
    address: async (app) => {
      const { id, email } = await aFiledClaim(app);
      return `/reclamos/${id}?token=${await mailedClaimToken(app, email)}`;
    },
    shows: "Desistir de la solicitud",
  },
  {
    page: "a claim that was answered",
    address: async (app) => {
      const { id, email } = await aFiledClaim(app);
      await app
        .as("admin")
        .ask(ANSWER_CLAIM, { id, input: { respuesta: "Tienes razón: corregimos tu reserva." } });
      return `/reclamos/${id}?token=${await mailedClaimToken(app, email)}`;
    },
    shows: "Nuestra respuesta",
  },
  {
    page: "a new password",
    address: async (app) => {
      const { email } = await aRegistered(app);
      await app.as().ask(RECOVER, { email });
      return `/reset-password?token=${await mailedToken(app, email, "/reset-password")}`;
    },
    shows: "Guardar contraseña",
  },
  {
    page: "an address to confirm",
    address: async (app) => {
      const { email } = await aRegistered(app);
      return `/confirmar-correo?token=${await mailedToken(app, email, "/confirmar-correo")}`;
    },
    shows: "Confirmar mi correo",
  },
  {
    page: "an invitation",
    address: async (app) => {
      const { password: _, ...person } = aPerson({ role: 2, liderId: app.people.lider.id });
      const { email } = (await app.as("owner").ask(INVITE, { input: person })).inviteStaff;
      return `/reset-password?token=${await mailedToken(app, email, "/reset-password")}`;
    },
    shows: "Guardar contraseña",
  },
  {
    page: "an address that staff changed",
    address: async (app) => {
      const contract = await aSentContract(app);
      app.clock.advance({ seconds: 1 });
      await app.as("gerente").ask(CHANGE_EMAIL, { id: contract.id, email: "gerencia@example.com" });
      const mail = await app.mailWith("/correo-cambiado?token=");
      return `/correo-cambiado?token=${/correo-cambiado\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1]}`;
    },
    shows: "Sí, fui yo",
  },
  {
    page: "a reservation",
    address: async (app) => `/ordenReserva/${(await aReservation(app)).id}`,
    shows: "Pagar en línea",
    as: "cliente",
  },
  {
    page: "a reservation that was paid in part",
    address: async (app) => {
      const { id } = await aReservation(app);
      await payReservation(app, id);
      return `/ordenReserva/${id}`;
    },
    shows: "Pagar en línea",
    as: "cliente",
  },
  {
    page: "a reservation that was cancelled",
    address: async (app) => {
      const { id } = await aReservation(app);
      await cancelReservation(app, id);
      return `/ordenReserva/${id}`;
    },
    shows: "La anuló la agencia.",
    as: "cliente",
  },
  {
    // The last one: it takes the owners away.
    page: "the first day",
    address: async (app) => {
      await withoutOwner(app);
      return `/primer-dia?token=${tokenIn(await startLine(app))}`;
    },
    shows: "Tu primer día",
  },
];
