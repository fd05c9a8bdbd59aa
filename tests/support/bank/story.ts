import type { TestApp } from "../app.ts";
import { TODAY } from "../calendar.ts";
import type { GraphQLAnswer, SentFile } from "../client.ts";
import type { Handle } from "../people.ts";
import { anAccount } from "../story/content.ts";

export const IMPORT = `mutation ($accountId: ID!, $file: Upload!, $columns: BankColumnsInput, $take: [Int!],
    $withoutRefused: RefusedBankLinesInput, $dayOrder: ImportDayOrder) {
  importBankFile(accountId: $accountId, file: $file, columns: $columns, take: $take,
      withoutRefused: $withoutRefused, dayOrder: $dayOrder) {
    id format filename fileId lines fresh held refused firstDay lastDay createdBy { id } } }`;
export const PREVIEW = `mutation ($accountId: ID!, $file: Upload!, $columns: BankColumnsInput) {
  previewBankFile(accountId: $accountId, file: $file, columns: $columns) {
    format headings kept lines problem columns { day text amount credit debit sign reference bankId }
    first { line day amount text reference kind } } }`;
/** Counts of a preview: each line of a file is of one of these kinds. */
export const COUNTED = `mutation ($accountId: ID!, $file: Upload!, $columns: BankColumnsInput) {
  previewBankFile(accountId: $accountId, file: $file, columns: $columns) {
    lines fresh known problem remarks
    alike { told { line text reference } thereId thereText thereReference thereFile }
    leftOutCount leftOut { line reason } refusedLines { lines amount centavos } refused { line problem } } }`;
export const UNDO_IMPORT = `mutation ($id: ID!) { undoBankImport(id: $id) {
  id fresh own shared takenBackAt takenBackBy { id } acts { name allowed reason } } }`;
export const MOVEMENTS = `query ($filter: BankMovementFilter) { bankMovements(filter: $filter, limit: 100) {
  total items { id day amount centavos text reference kind state backed free proposed asideReason
    reversedBy { id } acts { name allowed reason }
    backings { id amount origin payment { id status } }
    proposals { id exact namesAnother reasons payment { id } contract { id } planLine { numero } } } } }`;
export const ACCEPT = `mutation ($id: ID!, $aceptaDuplicado: Boolean, $motivoDuplicado: String) {
  acceptBankProposal(id: $id, aceptaDuplicado: $aceptaDuplicado, motivoDuplicado: $motivoDuplicado) {
    id state } }`;
export const ASSIGN = `mutation ($id: ID!, $input: AssignMovementInput!) {
  assignBankMovement(id: $id, input: $input) {
    id state free backings { id amount payment {
      id status monto fechaPago referenciaPago createdById } } } }`;
export const UNDO = `mutation ($id: ID!) { undoBankBacking(id: $id) { id state free proposed } }`;
export const BACK = `mutation ($movementId: ID!, $paymentId: ID!) {
  backPayment(movementId: $movementId, paymentId: $paymentId) { id state free
    proposals { payment { id } } backings { id origin } } }`;
export const BACKABLE = `query ($filter: BackablePaymentFilter) {
  backablePayments(limit: 100, filter: $filter) { items { id } } }`;
export const ASIDE = `mutation ($id: ID!, $input: PutMovementAsideInput!) {
  putBankMovementAside(id: $id, input: $input) { state asideReason } }`;
export const RESTORE = `mutation ($id: ID!) { restoreBankMovement(id: $id) { state } }`;
export const SWITCH = `mutation ($id: ID!, $on: Boolean!) {
  switchBankAutomatic(accountId: $id, automatic: $on) { automatic } }`;

/** The columns of the bank of the story. */
export const columns = { day: "Fecha", text: "Descripción", amount: "Valor", reference: "Referencia" };

/** A line of the bank of the story: day, text, amount and reference. */
export type Line = readonly [day: string, text: string, amount: number | string, reference?: string];

const spanish = (day: string): string => day.split("-").reverse().join("/");

/** A file of the bank of the story, as it is downloaded. */
export const aFile = (lines: readonly Line[], filename = "extracto.csv"): SentFile => ({
  filename,
  type: "text/csv",
  bytes: Buffer.from(
    ["Fecha;Descripción;Valor;Referencia"]
      .concat(
        lines.map(([day, text, amount, reference = ""]) => [spanish(day), text, amount, reference].join(";")),
      )
      .join("\n"),
  ),
});

/** A movement as the tests look at it. */
export interface SeenMovement {
  readonly id: string;
  readonly text: string;
  readonly amount: number;
  readonly centavos: number;
  readonly reference: string | null;
  readonly kind: string;
  readonly state: string;
  readonly free: number;
  readonly backed: number;
  readonly proposed: boolean;
  readonly reversedBy: { readonly id: string } | null;
  readonly acts: readonly {
    readonly name: string;
    readonly allowed: boolean;
    readonly reason: string | null;
  }[];
  readonly backings: readonly {
    readonly id: string;
    readonly amount: number;
    readonly origin: string;
    readonly payment: { readonly id: string; readonly status: string };
  }[];
  readonly proposals: readonly {
    readonly id: string;
    readonly exact: boolean;
    readonly reasons: readonly string[];
    readonly payment: { readonly id: string } | null;
    readonly contract: { readonly id: string } | null;
    readonly planLine: { readonly numero: number } | null;
  }[];
}

/** An account of the agency at a bank; each has a number of its own. */
export const aBankAccount = async (app: TestApp, number: string): Promise<string> =>
  (await anAccount(app, { number })).id;

/** Sends a file for an account; the answer, whatever it is. */
export const send = (
  app: TestApp,
  accountId: string,
  file: SentFile,
  by: Handle = "contador",
  input: object | null = columns,
): Promise<GraphQLAnswer> => app.as(by).gql(IMPORT, { accountId, columns: input }, { file });

/** Imports lines, those too that may be movements that are there; the import. */
export async function imported(
  app: TestApp,
  accountId: string,
  lines: readonly Line[],
  by: Handle = "contador",
): Promise<{ readonly id: string; readonly lines: number; readonly fresh: number }> {
  const take = lines.map((_, at) => at + 2);
  const variables = { accountId, columns, take, dayOrder: "day" };
  const { importBankFile } = await app.as(by).ask(IMPORT, variables, { file: aFile(lines) });
  return importBankFile;
}

/** The movements of an account by their text. */
export async function movementsOf(
  app: TestApp,
  accountId: string,
  filter: object = {},
): Promise<Readonly<Record<string, SeenMovement>>> {
  const { bankMovements } = await app.as("contador").ask(MOVEMENTS, { filter: { accountId, ...filter } });
  return Object.fromEntries((bankMovements.items as SeenMovement[]).map((one) => [one.text, one]));
}

/** Imports one movement of today and answers it. */
export async function aMovement(
  app: TestApp,
  accountId: string,
  text: string,
  amount: number,
  reference = "",
  by: Handle = "contador",
): Promise<SeenMovement> {
  await imported(app, accountId, [[TODAY, text, amount, reference]], by);
  return (await movementsOf(app, accountId))[text]!;
}

let next = 0;

/** A text that no other movement has. */
export const aText = (): string => `TRANSFERENCIA ${(next += 1)}`;

/** An amount (COP) that no other payment has. */
export const anAmount = (): number => 100_000 + (next += 1) * 7;

const BACKED = `query ($id: ID!) { payment(id: $id) { status respaldado sinRespaldo verifiedById } }`;

/** A payment, by how much of it the bank backs. */
export const backedPayment = async (app: TestApp, id: string) =>
  (await app.as("owner").ask(BACKED, { id })).payment;
