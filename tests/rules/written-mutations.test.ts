import { describe, expect, it } from "vitest";
import { Does } from "../../api/src/modules/accounts/account/permission.ts";
import {
  chargebackActs,
  claimableActs,
} from "../../api/src/modules/payments/chargeback/chargeback.acts.rules.ts";
import { paymentActs } from "../../api/src/modules/payments/payment/payment.acts.rules.ts";
import { modulesOver } from "../support/written-operations.ts";

/** Mutations that have a method of their own, by module (decision 0184). A number may only fall. */
const most: Readonly<Record<string, number>> = {
  // mailLinkedPage: its token decides which record is limited, before the act.
  contracts: 1,
  // generateEachInvoice: the records chosen are contracts, which its act does not call `id`.
  invoices: 1,
  // retryFailedWork, retryEachFailedWork: one of several acts, by an argument.
  operation: 2,
  // reportPayment: a repetition is known by its link too.
  payments: 1,
  // createQuote: one of two acts, by its sender; confirmQuoteOptions: several records, found by one id.
  quotes: 2,
  // setSalesGoal: its answer depends on an argument.
  reports: 1,
  // updateReservation: after the act it asks the provider, depending on an argument.
  reservations: 1,
};

describe("a mutation", () => {
  it("that only runs an act is declared in a line", () => {
    expect(modulesOver("Mutation", most)).toEqual([]);
  });

  it("takes one capability from the table of its acts, or the API does not start", () => {
    expect(() => Does(paymentActs, "verify", "reject")).not.toThrow();
    expect(() => Does(paymentActs, "verify", "reverse")).toThrow("verify, reverse: not one capability");
    expect(() => Does(chargebackActs, "decide", "note")).toThrow("not one capability");
    expect(() => Does(claimableActs, "openChargeback")).toThrow("openChargeback: not one capability");
  });
});
