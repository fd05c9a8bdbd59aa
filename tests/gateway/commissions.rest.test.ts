import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { inDays, monthIn, STARTED, TODAY, YEAR } from "../support/calendar.ts";
import { aCompletedContract, anApprovedCommission } from "../support/story/commissions.ts";
import { commissionKeys, keys, refused } from "./commission.keys.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

describe("GET /commissions", () => {
  it("answers each commission with every key, and the pagination beside them", async () => {
    const { id } = await aCompletedContract(app);
    const { status, body } = await app.as("owner").rest("GET", "/commissions?limit=2&status=all&search=");
    expect(status).toBe(200);
    expect(keys(body)).toEqual(["commissions", "pagination", "success"]);
    expect(body.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
    const [first] = body.commissions;
    expect(keys(first)).toEqual(commissionKeys);
    expect(first).toMatchObject({
      contract_id: id,
      user_id: first.vendedor_id,
      monto_comision: 30_000,
      monto_base: 3_000_000,
      porcentaje: 1,
      status: "pending",
      fecha_generacion: STARTED,
      fecha_pago: null,
      pagado_por: null,
      PagadoPor: null,
      documento_soporte_id: null,
      DocumentoSoporte: null,
      Contract: {
        id,
        contract_number: expect.stringMatching(new RegExp(`^CT-${YEAR}-`)) as string,
        Quote: { nombre_cliente: "María Fernanda Torres" },
      },
    });
    expect(keys(first.Vendedor)).toEqual(["email", "id", "lastname", "name"]);
    expect(keys(first.explicacion)).toEqual(["base", "configuracion", "maximo", "minimo", "personas"]);
  });

  it("is narrowed by status, seller, kind, days and words", async () => {
    const { id } = await anApprovedCommission(app);
    const listed = async (query: string): Promise<string[]> =>
      (await app.as("contador").rest("GET", `/commissions?limit=100&${query}`)).body.commissions.map(
        (one: { id: string }) => one.id,
      );
    expect(await listed("status=approved")).toEqual([id]);
    expect(await listed("status=paid")).toEqual([]);
    expect(await listed(`userId=${app.people.asesor.id}&tipo_vendedor=asesor&status=approved`)).toEqual([id]);
    expect(await listed(`userId=${app.people.lider.id}&status=approved`)).toEqual([]);
    expect(await listed(`startDate=${TODAY}&endDate=${TODAY}&status=approved`)).toEqual([id]);
    expect(await listed(`startDate=${inDays(1)}`)).toEqual([]);
    expect(await listed("search=alvaro rios&status=approved")).toEqual([id]);
    expect(await listed("search=FERNANDA&status=approved")).toEqual([id]);
    expect(await listed("search=nadie")).toEqual([]);
  });

  it("shows sellers their own and their team's, and clients nothing", async () => {
    const kinds = async (who: "asesor" | "lider" | "gerente" | "asesor2") => {
      const { body } = await app.as(who).rest("GET", "/commissions?limit=100");
      return [...new Set(body.commissions.map((one: { tipo_vendedor: string }) => one.tipo_vendedor))].sort();
    };
    expect(await kinds("asesor")).toEqual(["asesor"]);
    expect(await kinds("lider")).toEqual(["asesor", "lider"]);
    expect(await kinds("gerente")).toEqual(["asesor", "gerente", "lider"]);
    expect(await kinds("asesor2")).toEqual([]);
    expect((await app.as("cliente").rest("GET", "/commissions")).status).toBe(403);
    expect((await app.as(null).rest("GET", "/commissions")).status).toBe(401);
    expect((await app.as("owner").rest("GET", "/commissions?page=0")).status).toBe(400);
  });
});

describe("the other lists", () => {
  it("GET /commissions/user/{userId}: the viewer's own, or their team's", async () => {
    const { asesor } = app.people;
    const { body } = await app.as("asesor").rest("GET", `/commissions/user/${asesor.id}?status=pending`);
    expect(keys(body)).toEqual(["commissions", "page", "success", "total", "totalPages"]);
    expect(new Set(body.commissions.map((one: { user_id: number }) => one.user_id))).toEqual(
      new Set([asesor.id]),
    );
    expect((await app.as("lider").rest("GET", `/commissions/user/${asesor.id}`)).status).toBe(200);
    expect(await app.as("lider2").rest("GET", `/commissions/user/${asesor.id}`)).toMatchObject(
      refused(404, "Usuario no encontrado", "NOT_FOUND"),
    );
  });

  it("GET /commissions/contract/{id}: within the viewer's scope", async () => {
    const { id } = await aCompletedContract(app);
    const { body } = await app.as("gerente").rest("GET", `/commissions/contract/${id}`);
    expect(body).toMatchObject({ success: true, total: 3 });
    expect((await app.as("asesor").rest("GET", `/commissions/contract/${id}`)).body).toMatchObject({
      total: 1,
    });
    expect(await app.as("asesor2").rest("GET", `/commissions/contract/${id}`)).toMatchObject(
      refused(404, "Contrato no encontrado", "NOT_FOUND"),
    );
  });

  it("GET /user/commissions/pending/{managerId}: the same list twice, with the requested filters", async () => {
    const { gerente } = app.people;
    const { body } = await app
      .as("gerente")
      .rest("GET", `/user/commissions/pending/${gerente.id}?limit=2&offset=1`);
    expect(keys(body)).toEqual(["commissions", "data", "limit", "offset", "status", "success", "total"]);
    expect(body).toMatchObject({ limit: 2, offset: 1, status: "pending" });
    expect(body.data).toEqual(body.commissions);
    expect(body.commissions).toHaveLength(2);
    expect(body.total).toBeGreaterThan(3);
    expect(
      (await app.as("contador").rest("GET", `/user/commissions/pending/${gerente.id}?status=approved`)).body,
    ).toMatchObject({
      limit: 50,
      total: 1,
    });
    expect((await app.as("gerente2").rest("GET", `/user/commissions/pending/${gerente.id}`)).status).toBe(
      404,
    );
    expect((await app.as("lider").rest("GET", `/user/commissions/pending/${gerente.id}`)).status).toBe(403);
  });

  it("GET /commissions/stats: sellers their own, the others anybody's", async () => {
    const { body } = await app.as("asesor").rest("GET", `/commissions/stats?userId=${app.people.lider.id}`);
    expect(keys(body.stats)).toEqual(["byMonth", "byStatus", "totalAmount"]);
    expect(body.stats.byMonth).toHaveLength(6);
    expect(body.stats.byMonth.at(-1)).toEqual({ month: monthIn(0), count: 3, amount: 90_000 });
    expect(body.stats.byStatus).toContainEqual({ status: "approved", count: 1, amount: 30_000 });
    expect((await app.as("owner").rest("GET", "/commissions/stats")).body.stats.totalAmount).toBe(270_000);
    expect(
      (await app.as("owner").rest("GET", `/commissions/stats?userId=${app.people.asesor2.id}`)).body.stats
        .totalAmount,
    ).toBe(0);
  });
});
