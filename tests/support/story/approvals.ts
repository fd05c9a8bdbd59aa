import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";

/** Refusal of a payment above the owner's amount. */
export const NEEDS = "Falta la aprobación de una segunda persona.";

export const ASK = `mutation ($kind: PayoutKind!, $id: ID!) {
  askPayoutApproval(kind: $kind, subjectId: $id) { id status monto payee concept maskedAccount } }`;
export const APPROVE = `mutation ($id: ID!) { approvePayout(id: $id) { id status } }`;
export const WITHDRAW = `mutation ($id: ID!) { withdrawPayoutApproval(id: $id) { id status } }`;

/** Sets the amount above which a payment needs a second person; null: none does. */
export const asksAbove = (app: TestApp, secondPersonAbove: number | null) =>
  app
    .as("owner")
    .ask(`mutation ($input: ApprovalRuleInput!) { setApprovalRule(input: $input) { secondPersonAbove } }`, {
      input: { secondPersonAbove },
    });

/** Asks for a second person to look at a payment. */
export const askFor = async (
  app: TestApp,
  kind: "commission" | "purchase" | "installment" | "refund",
  id: string,
  by: Handle,
): Promise<{ readonly id: string; readonly status: string }> =>
  (await app.as(by).ask(ASK, { kind, id })).askPayoutApproval;
