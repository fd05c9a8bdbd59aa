import { describe, expect, it } from "vitest";
import { lifecycle } from "../../api/src/core/lifecycle.ts";

const labels = { open: "Abierta", paid: "Pagada", void: "Anulada" };
const order = lifecycle({
  subject: "La orden",
  start: "open",
  table: { open: ["paid", "void"], paid: [], void: [] },
  labels,
});

describe("a lifecycle", () => {
  it("says what can follow", () => {
    expect(order.next("open")).toEqual(["paid", "void"]);
    expect(order.next("paid")).toEqual([]);
    expect(order.allows("paid", "open")).toBe(false);
    expect(() => order.refuseMove("open", "paid")).not.toThrow();
  });

  it("refuses a move by the labels of both statuses", () => {
    expect(() => order.refuseMove("paid", "void")).toThrow(
      "La orden está en estado «Pagada» y no puede pasar a «Anulada».",
    );
    expect(order.refusal("paid", "void").code).toBe("CONFLICT");
  });

  it("names what was asked for in the words of who asked", () => {
    expect(() => order.refuseMove("void", "paid", "Cobrada")).toThrow("no puede pasar a «Cobrada»");
  });

  it("does not start with a status that no move leads to", () => {
    const table = { open: ["paid"], paid: [], void: ["open"] } as const;
    expect(() => lifecycle({ subject: "La orden", start: "open", table, labels })).toThrow(
      "no move leads to void",
    );
  });
});
