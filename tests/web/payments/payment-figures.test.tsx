// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PaymentFigures } from "../../../web/src/features/payments/follow-up/PaymentFigures.tsx";
import { inDays, START } from "../../support/calendar.ts";

beforeEach(() => void vi.setSystemTime(START));
afterEach(cleanup);

const summary = {
  precioTotal: 3_000_000,
  totalPagado: 1_000_000,
  porVerificar: 0,
  saldoPendiente: 2_000_000,
  porRegistrar: 0,
  porcentajePagado: 33.3,
};
const said = (over: boolean, leaves = 48, returns: number | null = 52) =>
  render(
    <PaymentFigures
      summary={summary}
      trip={{
        fechaInicioViaje: inDays(leaves),
        fechaFinViaje: returns === null ? null : inDays(returns),
      }}
      over={over}
    />,
  ).container.textContent?.replaceAll("\u00a0", " ");

describe("the figures of a contract's payments", () => {
  it("say how long it is to the trip", () => {
    expect(said(false)).toContain("Precio$ 3.000.000Faltan 48 días para el viaje");
  });

  it.each([
    [1, 3, "El viaje es mañana"],
    [0, 3, "El viaje es hoy"],
    [0, null, "El viaje es hoy"],
    [-1, 0, "El viaje ya comenzó"],
    [-3, -1, "El viaje ya terminó"],
    [-1, null, "El viaje ya terminó"],
  ])("say of a trip from day %s to %s: %s", (leaves, returns, sentence) => {
    expect(said(false, leaves, returns)).toContain(`Precio$ 3.000.000${sentence}Pagado`);
  });

  it("speak of no trip where the contract was cancelled", () => {
    expect(said(true)).toContain("Precio$ 3.000.000Pagado");
    expect(said(true)).not.toContain("viaje");
  });
});
