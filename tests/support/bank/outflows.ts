import type { TestApp } from "../app.ts";
import { TODAY } from "../calendar.ts";
import type { Handle } from "../people.ts";
import { imported } from "./story.ts";

const MOVEMENT = `id state amount centavos free explained diferenciaCentavos proposed
  acts { name allowed reason }
  allocations { id concept amount centavos label origin registered rule { id } installment { id }
    refund { id } payout { id } purchase { id } }
  proposals { id concept exact reasons registers impediment parts { label amount paid } }`;

export const OUTFLOWS = `query ($filter: BankMovementFilter) { bankMovements(filter: $filter, limit: 100) {
  items { text ${MOVEMENT} } } }`;
export const EXPLAIN = `mutation ($id: ID!, $input: ExplainMovementInput!, $file: Upload) {
  explainBankMovement(id: $id, input: $input, file: $file) { ${MOVEMENT} } }`;
export const ACCEPT_OUTFLOW = `mutation ($id: ID!, $file: Upload) {
  acceptBankProposal(id: $id, file: $file) { ${MOVEMENT} } }`;
export const ACCEPT_OUTFLOWS = `mutation ($ids: [ID!]!) { acceptBankProposals(ids: $ids) {
  accepted refused { id message } } }`;
export const UNDO_PART = `mutation ($id: ID!) { undoBankPart(id: $id) { ${MOVEMENT} } }`;

/** An outflow as the tests look at it. */
export interface SeenOutflow {
  readonly id: string;
  readonly text: string;
  readonly state: string;
  readonly free: number;
  readonly diferenciaCentavos: number;
  readonly proposed: boolean;
  readonly allocations: readonly {
    readonly id: string;
    readonly concept: string;
    readonly amount: number;
    readonly centavos: number;
    readonly label: string | null;
    readonly origin: string;
    readonly registered: boolean;
    readonly rule: { readonly id: string } | null;
  }[];
  readonly proposals: readonly {
    readonly id: string;
    readonly concept: string | null;
    readonly exact: boolean;
    readonly reasons: readonly string[];
    readonly registers: boolean;
    readonly impediment: string | null;
    readonly parts: readonly { readonly label: string; readonly amount: number; readonly paid: boolean }[];
  }[];
}

let next = 0;

/** A text that begins with words and that no other movement has. */
export const someText = (words: string): string => `${words} ${(next += 1)}`;

/** Returns the movement of an account with a text, as a person sees it. */
export async function outflowOf(
  app: TestApp,
  accountId: string,
  text: string,
  by: Handle = "contador",
): Promise<SeenOutflow> {
  const { bankMovements } = await app.as(by).ask(OUTFLOWS, { filter: { accountId } });
  return (bankMovements.items as SeenOutflow[]).find((one) => one.text === text)!;
}

/** Imports an outflow of a day, today without one, and returns it; the amount in COP has no sign. */
export async function anOutflow(
  app: TestApp,
  accountId: string,
  text: string,
  amount: number | string,
  { day = TODAY, by = "contador" as Handle } = {},
): Promise<SeenOutflow> {
  await imported(app, accountId, [[day, text, typeof amount === "string" ? `-${amount}` : -amount]], by);
  return outflowOf(app, accountId, text);
}
