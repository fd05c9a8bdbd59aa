import { registerEnum } from "../../core/enums.ts";

/** Parts of the day: lines that wait, and late ones. */
export const DayPart = { waiting: "waiting", late: "late" } as const;
export type DayPart = keyof typeof DayPart;
registerEnum(DayPart, {
  name: "DayPart",
  description: "Por qué algo está en el día de alguien: lo espera, o va tarde.",
});

/** Kinds of task in Mi día. */
export const DayKind = {
  quotes_to_assign: "quotes_to_assign",
  questions_to_answer: "questions_to_answer",
  quotes_to_price: "quotes_to_price",
  quotes_to_send: "quotes_to_send",
  discounts_to_approve: "discounts_to_approve",
  decisions_to_review: "decisions_to_review",
  quotes_to_complete: "quotes_to_complete",
  quotes_to_convert: "quotes_to_convert",
  quotes_to_offer_again: "quotes_to_offer_again",
  contracts_to_send: "contracts_to_send",
  cancellations_to_answer: "cancellations_to_answer",
  contract_emails_to_confirm: "contract_emails_to_confirm",
  signatures_to_review: "signatures_to_review",
  airlines_to_enter: "airlines_to_enter",
  refunds_to_decide: "refunds_to_decide",
  addenda_to_authorize: "addenda_to_authorize",
  passengers_to_complete: "passengers_to_complete",
  payments_to_verify: "payments_to_verify",
  promises_due: "promises_due",
  refunds_to_pay: "refunds_to_pay",
  chargebacks_to_answer: "chargebacks_to_answer",
  payments_in_review: "payments_in_review",
  movements_returned: "movements_returned",
  items_to_make: "items_to_make",
  items_to_buy: "items_to_buy",
  contracts_to_complete: "contracts_to_complete",
  dossiers_to_take: "dossiers_to_take",
  commissions_to_request: "commissions_to_request",
  commissions_to_approve: "commissions_to_approve",
  commissions_to_pay: "commissions_to_pay",
  objections_to_answer: "objections_to_answer",
  documents_to_review: "documents_to_review",
  documents_to_send: "documents_to_send",
  numbering_to_renew: "numbering_to_renew",
  providers_without_nit: "providers_without_nit",
  invoices_to_review: "invoices_to_review",
  invoices_unsent: "invoices_unsent",
  credit_notes_unsent: "credit_notes_unsent",
  credit_notes_to_make: "credit_notes_to_make",
  payouts_to_approve: "payouts_to_approve",
  claims_to_answer: "claims_to_answer",
  quotes_to_follow_up: "quotes_to_follow_up",
  quotes_without_reply: "quotes_without_reply",
  quotes_about_to_expire: "quotes_about_to_expire",
  payments_overdue: "payments_overdue",
  refunds_overdue: "refunds_overdue",
  chargebacks_overdue: "chargebacks_overdue",
  claims_overdue: "claims_overdue",
  audit_unchained: "audit_unchained",
  jobs_failed: "jobs_failed",
  backup_failed: "backup_failed",
  upgrade_to_review: "upgrade_to_review",
  items_due: "items_due",
  installments_due: "installments_due",
} as const;
export type DayKind = keyof typeof DayKind;
registerEnum(DayKind, { name: "DayKind", description: "Qué hay que hacer." });
