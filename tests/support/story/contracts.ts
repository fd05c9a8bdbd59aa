import type { TestApp } from "../app.ts";
import { aDrawing } from "../drawing.ts";
import type { Handle } from "../people.ts";
import { anApprovedCalculation, anApprovedQuote } from "./passengers.ts";
import { mailedCode, mailsSoFar, newMail } from "../mailed-code.ts";
import { readySale } from "../ready-sales.ts";

/** A contract of the story. */
export interface StoryContract {
  readonly id: string;
  readonly number: string;
  readonly quoteId: string;
  /** Token of the last link to sign that was mailed; empty before. */
  readonly token: string;
}

/** The choices of a contract: who makes it, what the form says, and the quote it comes from. */
export interface ContractChoices {
  readonly by?: Handle;
  readonly input?: Readonly<Record<string, unknown>>;
  /** Options of the quote's calculation and fields. */
  readonly quote?: Parameters<typeof anApprovedCalculation>[1];
}

export const CREATE = `mutation ($input: CreateContractInput!) {
  createContract(input: $input) { id contractNumber } }`;
export const SEND = `mutation ($id: ID!, $input: SendContractInput!) {
  sendContract(id: $id, input: $input) { id status } }`;
export const SIGN = `mutation ($id: ID!, $input: SignContractInput!) { signContract(id: $id, input: $input) {
  id status signedAt automaticConversion { attempted success itemsCreated error summary } } }`;

/** Returns the input of a client's signature. */
export const aSigning = (signer: Readonly<Record<string, unknown>> = {}) => ({
  signature: aDrawing(),
  signerInfo: {
    nombre: "María Fernanda Torres",
    documento: "52.123.456",
    tipoDocumento: "cc",
    email: "maria@example.com",
    aceptaTerminos: true,
    ...signer,
  },
});

async function contractOf(
  app: TestApp,
  quoteId: string,
  { by = "gerente", input = {} }: ContractChoices,
): Promise<StoryContract> {
  const { createContract } = await app.as(by).ask(CREATE, { input: { quoteId, ...input } });
  return { id: createContract.id, number: createContract.contractNumber, quoteId, token: "" };
}

/** A draft made of an approved quote with its calculation: 3,770,000 COP, five items to buy. */
export async function aDraftContract(app: TestApp, choices: ContractChoices = {}): Promise<StoryContract> {
  const quote = await anApprovedCalculation(app, choices.quote ?? {});
  return contractOf(app, quote.id, choices);
}

/** A draft made of a simple quote: a price, and nothing to buy. */
export async function aSimpleContract(
  app: TestApp,
  choices: Omit<ContractChoices, "quote"> & { price?: number } = {},
): Promise<StoryContract> {
  const quote = await anApprovedQuote(app, choices.price === undefined ? {} : { price: choices.price });
  return contractOf(app, quote.id, choices);
}

/** Sends a contract (again) and answers it with the link's token out of the mail. */
export async function sendContractOf(
  app: TestApp,
  contract: StoryContract,
  by: Handle = "gerente",
): Promise<StoryContract> {
  await app.as(by).ask(SEND, { id: contract.id, input: {} });
  const mail = await app.mailWith(`/contract-signature/${contract.id}?token=`);
  return {
    ...contract,
    token: /contract-signature\/[\w-]+\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "",
  };
}

/** A contract that waits for the client's signature. */
export const aSentContract = async (app: TestApp, choices: ContractChoices = {}): Promise<StoryContract> =>
  readySale(app, "sent", choices) ?? sendContractOf(app, await aDraftContract(app, choices));

/** A contract of a simple quote that waits for the client's signature. */
export const aSentSimpleContract = async (
  app: TestApp,
  choices: Parameters<typeof aSimpleContract>[1] = {},
): Promise<StoryContract> =>
  readySale(app, "payable", choices) ?? sendContractOf(app, await aSimpleContract(app, choices));

export const ASK_SIGNING_CODE = `mutation ($id: ID!) { requestSignatureCode(contractId: $id) { id } }`;

/** The code that is mailed to sign a contract when it is asked for now; of one that is not sent, none. */
export async function aSigningCode(
  app: TestApp,
  { id, token }: StoryContract,
  by = app.withLink(token),
): Promise<string> {
  const known = await mailsSoFar(app);
  await by.gql(ASK_SIGNING_CODE, { id });
  return mailedCode(await newMail(app, "Tu código para firmar el contrato", known));
}

/** Signs a sent contract through its link, with a code that is asked for. */
export async function signIt(app: TestApp, contract: StoryContract, signing: object = aSigning()) {
  const input = "code" in signing ? signing : { ...signing, code: await aSigningCode(app, contract) };
  return app.withLink(contract.token).gql(SIGN, { id: contract.id, input });
}

/** Signs a sent contract as older consumers do: by REST, without a code. */
async function signByRest(app: TestApp, { id, token }: StoryContract): Promise<void> {
  const { status, body } = await app.withLink(token).rest("POST", `/contracts/${id}/sign`, aSigning());
  if (status !== 200) throw new Error(`not signed: ${JSON.stringify(body)}`);
}

/** A signed contract with its items to buy. */
export async function aSignedContract(app: TestApp, choices: ContractChoices = {}): Promise<StoryContract> {
  const contract = await aSentContract(app, choices);
  await signByRest(app, contract);
  return contract;
}

/** A signed contract of a simple quote: its items are what the client asked for. */
export async function aSignedSimpleContract(
  app: TestApp,
  choices: Parameters<typeof aSimpleContract>[1] = {},
): Promise<StoryContract> {
  const contract = await aSentSimpleContract(app, choices);
  await signByRest(app, contract);
  return contract;
}

/** A signed contract of a simple quote, paid in equal shares on these days. */
export async function aContractInShares(app: TestApp, days: readonly string[]): Promise<StoryContract> {
  const offered = await aSentSimpleContract(app);
  const input = {
    formaPago: "cuotas",
    tieneCuotaInicial: false,
    numeroCuotasRestantes: days.length,
    fechasVencimientoCuotas: days,
  };
  const update = `mutation ($id: ID!, $input: UpdateContractInput!) {
    updateContract(id: $id, input: $input) { id } }`;
  await app.as("gerente").ask(update, { id: offered.id, input });
  const contract = await sendContractOf(app, offered);
  await signByRest(app, contract);
  return contract;
}
