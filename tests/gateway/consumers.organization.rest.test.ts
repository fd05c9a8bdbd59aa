import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aSignedSimpleContract } from "../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
const idsOf = (people: readonly { id: number }[]) => people.map(({ id }) => id);

describe("the organization screen", () => {
  it("reads the manager with the team's size, and the standing of the people below", async () => {
    const { gerente, lider, asesor } = app.people;
    const { body } = await app.as("gerente").rest("GET", `/user/organization/${gerente.id}`);
    const { manager, hierarchy } = body.data;
    expect(Object.keys(manager)).toEqual([
      "id",
      "name",
      "lastname",
      "email",
      "phone",
      "role",
      "total_team_members",
    ]);
    expect(manager).toMatchObject({ id: gerente.id, role: 4, total_team_members: 2 });
    expect(idsOf(hierarchy.lideres_directos)).toEqual([lider.id]);
    expect(idsOf(hierarchy.asesores_directos)).toEqual([]);
    expect(idsOf(hierarchy.asesores_indirectos)).toEqual([asesor.id]);
    expect(hierarchy.asesores_indirectos[0]).toMatchObject({ role: 2, metrics: { sales: 0, contracts: 0 } });
    const below = await app.as("lider").rest("GET", `/user/organization/${lider.id}`);
    expect(idsOf(below.body.data.hierarchy.asesores_directos)).toEqual([asesor.id]);
  });

  it("reads the team's figures at once", async () => {
    const { gerente } = app.people;
    await aSignedSimpleContract(app, { price: 2_000_000 });
    const { body } = await app.as("gerente").rest("GET", `/user/metrics/${gerente.id}`);
    expect(body.data.metrics).toEqual({
      total_sales: 2_000_000,
      total_commissions: 0,
      total_orders: 1,
      active_members: 2,
    });
    const { dashboard } = (await app.as("gerente").rest("GET", `/user/dashboard/${gerente.id}`)).body;
    expect(dashboard.metrics.metrics).toEqual(body.data.metrics);
  });
});
