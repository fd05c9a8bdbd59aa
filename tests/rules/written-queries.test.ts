import { expect, it } from "vitest";
import { modulesOver } from "../support/written-operations.ts";

/** Queries that have a method of their own, by module (decision 0184). A number may only fall. */
const most: Readonly<Record<string, number>> = {
  // unbackedPayments, backablePayments: pages that are no `@Reads`.
  bank: 2,
  // claimCounters: its SQL.
  claims: 1,
  // addenda, cancellationRequests: lists that are no `@Reads`; contractItems, contractOverview: find the
  // contract first.
  contracts: 4,
  // exportableColumns: columns out of the schema.
  exports: 1,
  // notifiablePeople: a filter in several steps; notificationPreferences: a default instead of null.
  notifications: 2,
  // openAccess: a capability that depends on an argument.
  operation: 1,
  // sellers, superiors: people shown as another type.
  organization: 2,
  // paymentsOfContract, refundsOfContract, cashOfMonth: find the contract first; receivingAccounts: accounts
  // shown as another type; chargebackCounters: its SQL.
  payments: 5,
  // itemsWithPurchases, purchaseStats, purchasesFinancialSummary: check the contract first.
  purchases: 3,
  // quoteSellers: people shown as another type.
  quotes: 1,
  // reservationsOfUser: its read receives the selection.
  reservations: 1,
  // documentedPerson: finds the person first; documentsToReview: one figure of a read.
  "staff-documents": 2,
};

it("declares a query that only reads in a line", () => {
  expect(modulesOver("Query", most)).toEqual([]);
});
