import { InvoiceChangeDocument } from "../../../web/src/features/invoices/invoices.generated.ts";
import type { TestApp } from "../app.ts";
import { mailedCode, newMail } from "../mailed-code.ts";
import type { Handle } from "../people.ts";
import { aSignedContract, aSigning, type StoryContract } from "./contracts.ts";

/** An addendum of the story, with the token of its last link; empty before it is sent. */
export interface StoryAddendum {
  readonly id: string;
  readonly contract: StoryContract;
  readonly token: string;
}

export const DRAFT = `mutation ($contractId: ID!, $input: AddendumInput!) {
  draftAddendum(contractId: $contractId, input: $input) { id number status version
    content { cambios { label before after } precioAntes precioDespues
      plan { numero descripcion fechaVencimiento monto pagada } } } }`;
export const EDIT = `mutation ($id: ID!, $input: AddendumInput!) { updateAddendum(id: $id, input: $input) {
  id status version content { precioDespues } } }`;
export const SEND_ADDENDUM = `mutation ($id: ID!) { sendAddendum(id: $id) { id status } }`;
export const WITHDRAW = `mutation ($id: ID!) { withdrawAddendum(id: $id) { id status } }`;
const ASK_CODE = `mutation ($id: ID!) { requestAddendumCode(id: $id) { id } }`;
export const SIGN_ADDENDUM = `mutation ($id: ID!, $input: SignContractInput!) {
  signAddendum(id: $id, input: $input) { id status signedAt } }`;

/** Returns the input of an addendum with the story's defaults: 100,000 COP more. */
export const aChange = (input: Readonly<Record<string, unknown>> = {}) => ({
  motivo: "El cliente agrega un tour",
  precioTotal: 3_870_000,
  ...input,
});

/** A draft of an addendum, of a signed contract of 3,770,000 COP unless another one is given. */
export async function anAddendum(
  app: TestApp,
  { contract, input, by = "gerente" }: { contract?: StoryContract; input?: object; by?: Handle } = {},
): Promise<StoryAddendum> {
  const of = contract ?? (await aSignedContract(app));
  const asked = { contractId: of.id, input: aChange({ ...input }) };
  const { draftAddendum } = await app.as(by).ask(DRAFT, asked);
  return { id: draftAddendum.id, contract: of, token: "" };
}

/** Sends an addendum (again), and answers it with the token out of the mail. */
export async function sendAddendumOf(
  app: TestApp,
  addendum: StoryAddendum,
  by: Handle = "gerente",
): Promise<StoryAddendum> {
  await app.as(by).ask(SEND_ADDENDUM, { id: addendum.id });
  const mail = await app.mailWith(`?otrosi=${addendum.id}&token=`);
  return { ...addendum, token: /&token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" };
}

/** An addendum that waits for its client's signature. */
export const aSentAddendum = async (
  app: TestApp,
  choices: Parameters<typeof anAddendum>[1] = {},
): Promise<StoryAddendum> => sendAddendumOf(app, await anAddendum(app, choices), choices.by);

/** The code that was mailed last to sign an addendum. */
export async function anAddendumCode(app: TestApp, { id, token }: StoryAddendum): Promise<string> {
  await app.withLink(token).gql(ASK_CODE, { id });
  return mailedCode(await newMail(app, "Tu código para firmar el otrosí de tu viaje"));
}

/** Signs a sent addendum through its link, with a code that is asked for. */
export async function signAddendumOf(app: TestApp, addendum: StoryAddendum, signing: object = {}) {
  const code = "code" in signing ? signing.code : await anAddendumCode(app, addendum);
  const input = { ...aSigning(), ...signing, code };
  return app.withLink(addendum.token).gql(SIGN_ADDENDUM, { id: addendum.id, input });
}

export const AUTHORIZE = `mutation ($addendumId: ID!, $input: AuthorizeInvoiceChangeInput!) {
  authorizeInvoiceChange(addendumId: $addendumId, input: $input) { id } }`;

/** Returns the effect of an addendum on the invoice of its contract; null when there is none. */
export const changeOf = async (app: TestApp, { id }: Pick<StoryAddendum, "id">, by: Handle = "contador") =>
  (await app.as(by).ask(InvoiceChangeDocument, { addendumId: id })).invoiceChange;

/** Returns the input that allows both documents as they are shown. */
export async function seenChange(app: TestApp, addendum: Pick<StoryAddendum, "id">) {
  const change = await changeOf(app, addendum);
  if (!change) throw new Error(`the addendum ${addendum.id} leaves the invoice as it is`);
  const { factura, impuesto, nota, nueva } = change;
  const { base, iva, terceros } = nueva;
  return { impuesto, visto: { factura, notaCredito: nota.total, base, iva, terceros } };
}

/** Allows the credit note and the new invoice that the signature of an addendum makes. */
export const allowChange = async (
  app: TestApp,
  addendum: Pick<StoryAddendum, "id">,
  { by = "contador", ...input }: { by?: Handle; [field: string]: unknown } = {},
) =>
  app
    .as(by)
    .gql(AUTHORIZE, { addendumId: addendum.id, input: { ...(await seenChange(app, addendum)), ...input } });
