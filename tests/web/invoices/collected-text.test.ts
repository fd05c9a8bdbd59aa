import { expect, it } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { collectedText } from "../../../web/src/features/invoices/page/collected.text.ts";

const said = (cobro: Parameters<typeof collectedText>[0]["cobro"], cobrado: number, totalPagado: number) =>
  collectedText({ cobro, cobrado, net: 1_000, contract: { totalPagado } });

it("describes the collection of an invoice by its amounts alone", () => {
  expect(said("sin_cobrar", 0, 0)).toBe("El contrato todavía no tiene pagos verificados.");
  expect(said("sin_cobrar", 0, 700)).toContain(`${formatCop(700)} verificados`);
  expect(said("sin_cobrar", 0, 700)).toContain("factura anterior");
  expect(said("parcial", 400, 400)).toBe(
    `Van ${formatCop(400)} de ${formatCop(1_000)}: faltan ${formatCop(600)}.`,
  );
  expect(said("parcial", 400, 900)).toContain("El resto de los pagos cubrió una factura anterior.");
  expect(said("pagada", 1_000, 5_000)).toContain("la cubren completa");
  expect(said(null, 0, 0)).toContain("no queda nada por cobrar");
});
