import { describe, expect, it } from "vitest";
import { likelyConcepts } from "../../api/src/modules/bank/outflow/likely.rules.ts";

describe("the concept that the bank's words name", () => {
  it.each([
    ["COMISION TRANSFERENCIA", -7_000, "gastos_bancarios"],
    ["IVA COMISION TRANSFERENCIA", -1_330, "iva"],
    ["IMPTO GOBIERNO 4X1000", -4_000, "gmf"],
    ["ABONO INTERESES AHORROS", 120, "interes_recibido"],
    ["TRANSFERENCIA VIRTUAL", -500_000, null],
  ])("of %s", (text, amount, said) => {
    expect(likelyConcepts({ text, amount }).said).toBe(said);
  });

  it("is no cash of the agency where a client may have deposited it, which stays one press away", () => {
    for (const text of ["CONSIGNACION CORRESPONSAL", "CONSIGNACION EFECTIVO"]) {
      const { said, concepts } = likelyConcepts({ text, amount: 150_000 });
      expect([said, concepts[0]]).toEqual([null, "efectivo"]);
    }
  });
});
