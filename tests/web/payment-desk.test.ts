import { describe, expect, it } from "vitest";
import { TODAY } from "../support/calendar.ts";
import { deskActOf, keepKeys, keysAreOn } from "../../web/src/features/payments/desk/desk.keys.ts";
import { deskTabOf } from "../../web/src/features/payments/desk/desk.tabs.ts";
import { receivedPath } from "../../web/src/features/payments/desk/received.links.ts";
import { paymentFilterOf } from "../../web/src/features/payments/payment/payment.filters.ts";

const alone = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };

describe("the keys of the desk", () => {
  it.each([
    ["v", "verify"],
    ["R", "reject"],
    ["j", "next"],
    ["k", "previous"],
    ["x", null],
    ["Enter", null],
  ] as const)("take %s for %s", (key, act) => {
    expect(deskActOf({ ...alone, key })).toBe(act);
  });

  it.each(["ctrlKey", "metaKey", "altKey", "repeat"] as const)("do nothing with %s", (held) => {
    expect(deskActOf({ ...alone, key: "v", [held]: true })).toBeNull();
  });

  it("act until this browser has them switched off", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    };
    expect(keysAreOn(storage)).toBe(true);
    keepKeys(storage, false);
    expect(keysAreOn(storage)).toBe(false);
    keepKeys(storage, true);
    expect(keysAreOn(storage)).toBe(true);
  });
});

describe("the tab of an address", () => {
  it.each([
    [{}, ""],
    [{ ver: "todos" }, "todos"],
    [{ status: "reversados" }, "todos"],
    [{ status: "pending" }, ""],
    [{ ver: "nada" }, ""],
  ])("%j is «%s»", (values, tab) => {
    expect(deskTabOf(values)).toBe(tab);
  });
});

describe("a sum of what came in", () => {
  it("opens the verified payments of its day, means and account", () => {
    const address = receivedPath("day", TODAY, { medio: "pse", cuenta: { id: "a-1" } });
    const values = Object.fromEntries(new URLSearchParams(address.split("?")[1]));
    expect(deskTabOf(values)).toBe("todos");
    expect(paymentFilterOf(values)).toMatchObject({
      ...{ status: "verified", medio: "pse", cuentaAgenciaId: "a-1", startDate: TODAY, endDate: TODAY },
    });
  });

  it("of no known account opens those without one", () => {
    const address = receivedPath("month", TODAY, { medio: "efectivo", cuenta: null });
    const values = Object.fromEntries(new URLSearchParams(address.split("?")[1]));
    expect(paymentFilterOf(values)).toMatchObject({ sinCuenta: true, cuentaAgenciaId: undefined });
  });
});
