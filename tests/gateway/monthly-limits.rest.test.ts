import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { monthIn } from "../support/calendar.ts";
import { aPaidCommission } from "../support/story/commissions.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await aPaidCommission(app);
  await aPaidCommission(app);
});

const notFound = {
  status: 404,
  body: { success: false, message: "Usuario no encontrado", error: "NOT_FOUND" },
};

describe("monthly limits", () => {
  it("of one seller come wrapped and flat, with the specified keys", async () => {
    const { asesor } = app.people;
    const limit = {
      vendedorId: asesor.id,
      vendedor: { id: asesor.id, nombre: "Álvaro Ríos Cárdenas", role: 2 },
      mes: monthIn(0),
      limite: 1_300_000,
      total_pagado: 60_000,
      disponible: 1_240_000,
      porcentaje_usado: 4.62,
      status: "safe",
    };
    expect(
      (await app.as("asesor").rest("GET", `/commissions/vendor-limit-summary/${asesor.id}`)).body,
    ).toEqual({
      success: true,
      summary: limit,
    });
    expect((await app.as("gerente").rest("GET", `/commissions/monthly-limit/${asesor.id}`)).body).toEqual({
      success: true,
      ...limit,
    });
    expect((await app.as("contador").rest("GET", `/commissions/monthly-limit/${asesor.id}`)).status).toBe(
      200,
    );
    for (const who of ["lider", "asesor2", "gerente2"] as const)
      expect(await app.as(who).rest("GET", `/commissions/monthly-limit/${asesor.id}`)).toMatchObject(
        notFound,
      );
    expect((await app.as("owner").rest("GET", "/commissions/monthly-limit/nadie")).status).toBe(404);
  });

  it("of all are the manager's team, and everybody to administration", async () => {
    const names = async (who: "gerente" | "owner") =>
      (await app.as(who).rest("GET", "/commissions/monthly-limits/all")).body.vendedores.map(
        (one: { vendedor: { role: number } }) => one.vendedor.role,
      );
    expect(await names("gerente")).toEqual([2, 3]);
    expect((await names("owner")).sort()).toEqual([2, 2, 3, 3, 4, 4]);
    expect((await app.as("contador").rest("GET", "/commissions/monthly-limits/all")).status).toBe(403);
  });

  it("show the used part in the user's own record", async () => {
    const { body } = await app.as("asesor").rest("GET", "/user/verify/token");
    expect(body.user).toMatchObject({ current_commission_used: 60_000, commission_limit: 1_300_000 });
  });
});
