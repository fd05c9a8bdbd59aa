import { describe, expect, it } from "vitest";
import { isOffered } from "../../../web/src/base/acts/offered-acts.ts";
import { offeredContractActs } from "../../../web/src/features/contracts/contract/contract.offered-acts.ts";
import {
  debtOf,
  whatIsOwed,
  withoutItems,
} from "../../../web/src/features/contracts/contract/contract.texts.ts";
import { missingData } from "../../../web/src/features/contracts/contract/travellers.texts.ts";

const admin = { id: 1, role: 5 };
const signed = {
  ...({ id: "c", status: "signed", clienteId: null, totalPagado: 0 } as const),
  openItems: 2,
  hasConvertedItems: true,
  awaitsConversion: false,
};
const spaces = (text: string) => text.replaceAll("\u00a0", " ");

describe("what a screen offers of a contract", () => {
  it("shows completing off, with the reason, while items are open, and on once they are not", () => {
    const acts = offeredContractActs(admin, signed);
    expect(acts.get("complete")).toBe(
      "El contrato tiene servicios por comprar: se completa cuando el último quede comprado y pagado.",
    );
    expect(isOffered(acts, "complete")).toBe(false);
    expect(isOffered(offeredContractActs(admin, { ...signed, openItems: 0 }), "complete")).toBe(true);
    expect(offeredContractActs({ id: 2, role: 4 }, signed).has("complete")).toBe(false);
  });

  it("leaves out what would change nothing: converting again, printing a signed one", () => {
    const acts = offeredContractActs(admin, signed);
    expect([acts.has("convert"), acts.has("makePdf"), acts.has("preview")]).toEqual([false, false, true]);
    expect(
      isOffered(
        offeredContractActs(admin, { ...signed, hasConvertedItems: false, awaitsConversion: true }),
        "convert",
      ),
    ).toBe(true);
  });
});

describe("a contract without items", () => {
  it("awaits a signature only while one can come", () => {
    const awaits = Object.entries(withoutItems).filter(([, reason]) => reason.includes("firma"));
    expect(awaits.map(([status]) => status)).toEqual(["draft", "active"]);
  });
});

describe("what a client owes", () => {
  it.each([
    [{ status: "signed", saldoPendiente: 500_000, saldoVencido: 0 }, "Al día"],
    [{ status: "completed", saldoPendiente: 500_000, saldoVencido: 200_000 }, "Debe $ 200.000"],
    [{ status: "completed", saldoPendiente: 0, saldoVencido: 0 }, "Pagado"],
    [{ status: "draft", saldoPendiente: 500_000, saldoVencido: 0 }, null],
  ] as const)("%o is %s", (contract, label) => {
    const debt = debtOf(contract);
    expect(debt && spaces(debt.label)).toBe(label);
  });

  it("is said of a completed contract, apart from its purchases", () => {
    expect(spaces(whatIsOwed({ status: "completed", saldoPendiente: 500_000, saldoVencido: 200_000 }))).toBe(
      "El cliente debe $ 500.000; $ 200.000 ya se vencieron.",
    );
    expect(spaces(whatIsOwed({ status: "completed", saldoPendiente: 483_000, saldoVencido: 483_000 }))).toBe(
      "El cliente debe $ 483.000 y ya se vencieron.",
    );
  });
});

it("a contract's screen names the travellers whose data are missing, and the number of absent ones", () => {
  const whole = { nombre: "María", apellido: "Torres", completo: true };
  const half = { nombre: "Andrés", apellido: "Pérez", completo: false };
  expect(missingData([whole], 1)).toBeNull();
  expect(missingData([whole, half], 4)).toBe(
    "Faltan documento o fecha de nacimiento de Andrés Pérez. Faltan por registrar 2 viajeros.",
  );
});
