// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { PaymentFigures } from "../../../web/src/features/payments/follow-up/PaymentFigures.tsx";

afterEach(cleanup);

const summary = {
  precioTotal: 3_000_000,
  totalPagado: 1_000_000,
  porVerificar: 0,
  saldoPendiente: 2_000_000,
  porRegistrar: 0,
  porcentajePagado: 33.3,
  diasHastaViaje: 48,
};
const said = (over: boolean) =>
  render(<PaymentFigures summary={summary} over={over} />).container.textContent?.replaceAll("\u00a0", " ");

describe("the figures of a contract's payments", () => {
  it("say how long it is to the trip", () => {
    expect(said(false)).toContain("Precio$ 3.000.000Faltan 48 días para el viaje");
  });

  it("speak of no trip where the contract was cancelled", () => {
    expect(said(true)).toContain("Precio$ 3.000.000Pagado");
    expect(said(true)).not.toContain("viaje");
  });
});
