import { registerEnum } from "../../../core/enums.ts";

/** Kinds of events in the timeline of a refund. */
export const RefundEventKind = {
  opened: "opened",
  account_set: "account_set",
  due_changed: "due_changed",
  due_near: "due_near",
  paid: "paid",
  annulled: "annulled",
} as const;
export type RefundEventKind = keyof typeof RefundEventKind;
registerEnum(RefundEventKind, {
  name: "RefundEventKind",
  description: "Suceso en la historia de una devolución.",
});
