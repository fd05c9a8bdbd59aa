import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Lifecycle } from "../../api/src/core/lifecycle.ts";
import { commissionLifecycle } from "../../api/src/modules/commissions/commission/commission.lifecycle.ts";
import { contractLifecycle } from "../../api/src/modules/contracts/contract/contract.lifecycle.ts";
import { itemLifecycle } from "../../api/src/modules/contracts/item/item.lifecycle.ts";
import { paymentLifecycle } from "../../api/src/modules/payments/payment/payment.lifecycle.ts";
import { calculationLifecycle } from "../../api/src/modules/quotes/calculation/calculation.lifecycle.ts";
import { quoteLifecycle } from "../../api/src/modules/quotes/quote/quote.lifecycle.ts";

function staysInItsTable<Status extends string>(lifecycle: Lifecycle<Status>): void {
  const asked = fc.array(fc.constantFrom(...lifecycle.statuses), { maxLength: 30 });
  fc.assert(
    fc.property(asked, (moves) => {
      let status = lifecycle.start;
      for (const move of moves) {
        const allowed = lifecycle.next(status).includes(move);
        if (allowed) lifecycle.refuseMove(status, move);
        else expect(() => lifecycle.refuseMove(status, move)).toThrow(`«${lifecycle.labels[move]}»`);
        if (allowed) status = move;
      }
      return lifecycle.statuses.includes(status);
    }),
  );
}

describe("no sequence of moves leaves the table", () => {
  it("of a quote", () => staysInItsTable(quoteLifecycle));
  it("of a calculation", () => staysInItsTable(calculationLifecycle));
  it("of a contract", () => staysInItsTable(contractLifecycle));
  it("of an item", () => staysInItsTable(itemLifecycle));
  it("of a payment", () => staysInItsTable(paymentLifecycle));
  it("of a commission", () => staysInItsTable(commissionLifecycle));
});

describe("a quote", () => {
  it.each([
    ["pending", "sent", "La cotización está en estado «Pendiente» y no puede pasar a «Enviada»."],
    ["completed", "approved", "La cotización está en estado «Completada» y no puede pasar a «Aprobada»."],
    [
      "pending_passengers",
      "expired",
      "La cotización está en estado «Pendiente de pasajeros» y no puede pasar a «Expirada».",
    ],
    ["approved", "expired", "La cotización está en estado «Aprobada» y no puede pasar a «Expirada»."],
    ["requote", "sent", "La cotización está en estado «Re-cotización» y no puede pasar a «Enviada»."],
    ["converted", "requote", "La cotización está en estado «Convertida» y no puede pasar a «Re-cotización»."],
  ] as const)("that is %s cannot become %s", (from, to, message) =>
    expect(() => quoteLifecycle.refuseMove(from, to)).toThrow(message),
  );

  it("that is converted comes back to its approval alone", () =>
    expect(quoteLifecycle.next("converted")).toEqual(["approved"]));
  it("names a client's approval «Aprobada»", () => {
    expect(() => quoteLifecycle.refuseMove("expired", "pending_passengers", "Aprobada")).toThrow(
      "La cotización está en estado «Expirada» y no puede pasar a «Aprobada».",
    );
  });
});

describe("money does not move backwards", () => {
  it("from a paid commission", () => expect(commissionLifecycle.next("paid")).toEqual([]));
  it("from a rejected payment", () => expect(paymentLifecycle.next("rejected")).toEqual([]));
  it("from a pending commission straight to paid", () =>
    expect(commissionLifecycle.allows("pending", "paid")).toBe(false));
  it("from a draft contract straight to signed", () =>
    expect(contractLifecycle.allows("draft", "signed")).toBe(false));
});
