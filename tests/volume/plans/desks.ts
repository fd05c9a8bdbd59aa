import { describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { invoiceOrder, toInvoiceOrder } from "../../../api/src/modules/invoices/invoice/invoice.rules.ts";
import { paymentQueueOrder } from "../../../api/src/modules/payments/payment/payment.rules.ts";
import { costOfPage, type PageCost } from "../../support/ordered-plans.ts";
import { wholeTables } from "../../support/whole-tables.ts";

const INVOICES = `query ($filter: InvoiceFilter) { invoices(limit: 20, filter: $filter) {
  items { id number totalAmount faltaNota pdfUrl acts { name allowed }
    contract { contractNumber cliente { name lastname } } creditNotes { number sendingState } }
  total totalPages } }`;
const TO_INVOICE = `query ($search: String) { contractsToInvoice(limit: 20, search: $search) {
  items { id contractNumber precioTotal cliente { name } } total totalPages } }`;

/**
 * Declares the tests of the query plans of accounting's desks, of payments and of invoices, over a filled
 * database.
 */
export function plansOfDesks(test: () => TestApp): void {
  describe("the payments' desk", () => {
    it.each([
      [
        "the queue with all that is suspected",
        `query ($filter: PaymentFilter) { paymentQueue(limit: 50, filter: $filter) {
          items { id posibleDuplicado sospechas { tipo texto } cuentaAgencia { bank } paidFor { name } } } }`,
      ],
      ["what came in", `{ paymentsReceived { medio hoyTotal mesTotal } }`],
    ])("reads no whole table for %s, in one statement", async (_, document) => {
      for (const filter of [{}, { medio: "datafono" }, { search: "cartagena" }]) {
        const variables = document.includes("$filter") ? { filter } : {};
        const whole = await wholeTables(test(), document, variables, "contador", 1);
        // An agency has a handful of accounts, and closes twelve months a year: they are read at once.
        expect(whole.filter((table) => !["agency_accounts", "month_closings"].includes(table))).toEqual([]);
      }
    });
  });

  describe("the desk of invoices, which scans no table", () => {
    it.each([
      {},
      { status: "rejected" },
      { sendingState: "rechazada" },
      { status: "paid", sendingState: "enviada" },
      { search: "cartagena" },
      { status: "approved", search: "FV0000" },
    ])("for its list by %o", async (filter) => {
      expect(await wholeTables(test(), INVOICES, { filter }, "contador")).toEqual([]);
    });

    it.each([{}, { search: "cartagena camila" }])("for the contracts that wait by %o", async (asked) => {
      expect(await wholeTables(test(), TO_INVOICE, asked, "contador")).toEqual([]);
    });
  });

  describe("the desks in another order", () => {
    it.each([
      ["invoices", invoiceOrder, "InvoiceFilter", [{}, { status: "paid" }, { search: "cartagena" }]],
      ["contractsToInvoice", toInvoiceOrder, null, [undefined]],
      ["paymentQueue", paymentQueueOrder, "PaymentFilter", [{}, { medio: "datafono" }]],
    ] as const)("scan no table and sort at most 5,000 rows of %s", async (list, order, type, filters) => {
      const dear: Record<string, PageCost> = {};
      const [declared, passed] = type ? [`$filter: ${type}, `, "filter: $filter, "] : ["", ""];
      const document = `query (${declared}$order: ${order.name}, $direction: OrderDirection) {
        ${list}(limit: 10, ${passed}order: $order, direction: $direction) { items { id } } }`;
      for (const by of Object.keys(order.columns))
        for (const direction of ["asc", "desc"])
          for (const filter of filters) {
            const asked = { order: by, direction, filter };
            const cost = await costOfPage(test(), document, asked, test().as("contador"));
            if (cost.scanned.length > 0 || cost.sorted > 5_000)
              dear[`${by} ${direction} ${JSON.stringify(filter)}`] = cost;
          }
      expect(dear).toEqual({});
    });
  });
}
