import { describe, expect, it } from "vitest";
import {
  howPaid,
  kindOfMeans,
  meansLabels,
  meansOfKind,
  proposedAccount,
  reachesAccount,
} from "../../api/src/modules/payments/payment/means/means.rules.ts";

type Means = keyof typeof kindOfMeans;

describe("how a client paid", () => {
  it.each([
    [{}, "transferencia", "transferencia"],
    [{ tipoPago: "tarjeta" }, "tarjeta", "datafono"],
    [{ tipoPago: "efectivo" }, "efectivo", "efectivo"],
    [{ medio: "nequi" }, "transferencia", "nequi"],
    [{ medio: "corresponsal" }, "efectivo", "corresponsal"],
    [{ tipoPago: "transferencia", medio: "bre_b" }, "transferencia", "bre_b"],
  ] as const)("of %j is %s by %s", (said, tipoPago, medio) => {
    expect(howPaid(said)).toEqual({ tipoPago, medio });
  });

  it("is refused where the means is of another kind", () => {
    expect(() => howPaid({ tipoPago: "efectivo", medio: "pse" })).toThrow(
      "El medio de pago no corresponde al tipo de pago",
    );
  });

  it("has one means for each kind, which is of that kind, and a name for each means", () => {
    for (const [kind, medio] of Object.entries(meansOfKind)) expect(kindOfMeans[medio]).toBe(kind);
    expect(Object.keys(meansLabels).sort()).toEqual(Object.keys(kindOfMeans).sort());
  });
});

describe("the account that is proposed", () => {
  const accounts = [
    { id: "old", kind: "ahorros", active: false },
    { id: "bank", kind: "ahorros", active: true },
    { id: "key", kind: "bre_b", active: true },
  ] as const;

  it.each([
    ["transferencia", "bank"],
    ["consignacion", "bank"],
    ["bre_b", "key"],
    ["nequi", "key"],
    ["datafono", "bank"],
    ["efectivo", null],
    ["wompi", null],
  ] as const)("for %s is %s", (medio, id) => {
    expect(proposedAccount(medio, accounts)?.id ?? null).toBe(id);
  });

  it("is there for no means that reaches no account", () => {
    const outside = (Object.keys(kindOfMeans) as Means[]).filter((medio) => !reachesAccount(medio));
    expect(outside).toEqual(["efectivo", "wompi"]);
  });
});
