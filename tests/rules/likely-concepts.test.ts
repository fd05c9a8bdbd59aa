import { describe, expect, it } from "vitest";
import { likelyConcepts } from "../../api/src/modules/bank/outflow/likely.rules.ts";

describe("the concept that the bank's words name", () => {
  it.each([
    ["COMISION TRANSFERENCIA", -7_000, "gastos_bancarios"],
    ["IVA COMISION TRANSFERENCIA", -1_330, "iva"],
    ["IMPTO GOBIERNO 4X1000", -4_000, "gmf"],
    ["ABONO INTERESES AHORROS", 120, "interes_recibido"],
    ["CUOTA DE MANEJO TARJETA", -15_900, "gastos_bancarios"],
    ["COBRO PORTES", -3_000, "gastos_bancarios"],
    ["TRANSFERENCIA VIRTUAL", -500_000, null],
    ["PAGO PROV TRANSPORTES LA SABANA", -1_163_190, null],
    ["PAGO SERVICIOS TURISTICOS DEL CARIBE", -2_000_000, null],
    ["TRANSF COBROS Y REPORTES SAS", -900_000, null],
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
