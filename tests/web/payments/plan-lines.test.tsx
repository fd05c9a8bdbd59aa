// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { PlanLine } from "../../../web/src/features/payments/payment/PlanBar.tsx";
import { PlanLines } from "../../../web/src/features/payments/payment/PlanLines.tsx";
import { inDays, shortDay } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

const line: PlanLine = {
  id: "1",
  numero: 1,
  descripcion: "Cuota 1",
  monto: 900_000,
  pagado: 300_000,
  porVerificar: 0,
  fechaVencimiento: inDays(-4),
  fechaPago: null,
  estado: "vencido",
};

afterEach(cleanup);

const text = () => screen.getByRole("list").textContent.replaceAll("\u00A0", " ");

describe("a line of a plan that was not paid in time", () => {
  it("is late, since its day", () => {
    show(<PlanLines plan={[line]} />);
    expect(text()).toContain("Vencida");
    expect(text()).toContain(`Venció el ${shortDay(inDays(-4))}`);
  });

  it("is neither late nor due once its contract was cancelled, and says what was paid of it", () => {
    show(<PlanLines plan={[line]} over />);
    expect(text()).not.toMatch(/Venc/);
    expect(text()).toContain("No se cobra");
    expect(text()).toContain("Se pagaron $ 300.000");
  });
});
