import { beforeAll, describe, expect, it } from "vitest";
import type { OptionalFeature } from "../../../api/src/modules/content/agency/optional-feature.enums.ts";
import { onDatabase, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { anOpenRaffle, board } from "../../support/story/raffle.ts";

const STATES = "{ optionalFeatures { feature hidden reason } }";
const HIDE = `mutation ($features: [OptionalFeature!]!) {
  hideFeatures(features: $features) { feature hidden reason } }`;
const HIDDEN = "{ publicSettings { hiddenFeatures } }";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const states = async () => (await app.as("owner").ask(STATES)).optionalFeatures;
const reasonOf = async (feature: OptionalFeature) =>
  (await states()).find((state) => state.feature === feature)?.reason;
const hide = (...features: OptionalFeature[]) => app.as("owner").gql(HIDE, { features });
const hidden = async (of: TestApp = app) => (await of.as(null).ask(HIDDEN)).publicSettings.hiddenFeatures;
const written = () =>
  asOwner(app, (em) =>
    em.execute<{ detail: object }[]>(
      "select detail from audit_entries where type = 'agency.features-hidden'",
    ),
  );

describe("what the agency uses", () => {
  it("is everything at first, and the owner's alone to say", async () => {
    expect((await states()).map(({ feature, hidden: isHidden }) => [feature, isHidden])).toEqual(
      ["equipos", "capacitacion", "objeciones", "rifas", "puntos", "aprobaciones"].map((each) => [
        each,
        false,
      ]),
    );
    for (const who of ["admin", "contador", "asesor"] as const) {
      expectRefused(await app.as(who).gql(STATES), "FORBIDDEN");
      expectRefused(await app.as(who).gql(HIDE, { features: ["rifas"] }), "FORBIDDEN");
    }
  });

  it("leaves menus in every process, is one line of the history, and comes back", async () => {
    const other = await onDatabase(app.databaseUrl, `${app.app.services.config.dataDir}-other`);
    try {
      expect(await hidden(other)).toEqual([]);
      await hide("rifas", "capacitacion", "rifas");
      expect(await hidden()).toEqual(["capacitacion", "rifas"]);
      await expect.poll(() => hidden(other)).toEqual(["capacitacion", "rifas"]);
    } finally {
      await other.close();
    }
    await hide("capacitacion", "rifas");
    expect(await written()).toHaveLength(1);
    await hide();
    expect(await hidden()).toEqual([]);
    expect(await written()).toHaveLength(2);
  });

  it("takes nothing from anybody: who may sell numbers sells them", async () => {
    await hide("rifas");
    await anOpenRaffle(app);
    expect(Object.keys(await board(app)).length).toBeGreaterThan(0);
    await hide();
  });

  it("stays enabled while something of it is open, which is named", async () => {
    expectRefused(await hide("rifas"), "CONFLICT", "Hay una rifa abierta. Sortéala o cancélala antes.");
    expect(await reasonOf("rifas")).toBe("Hay una rifa abierta. Sortéala o cancélala antes.");
    expectRefused(await hide("equipos"), "CONFLICT", "Tu equipo tiene 4 líderes o gerentes activos.");
    expect(await hidden()).toEqual([]);
    expect(await reasonOf("aprobaciones")).toBeNull();
    await app
      .as("owner")
      .ask("mutation { setApprovalRule(input: { secondPersonAbove: 400000 }) { secondPersonAbove } }");
    expectRefused(
      await hide("aprobaciones"),
      "CONFLICT",
      /^Los pagos de más de \$.400\.000 piden una segunda persona\. Quita antes esa regla\.$/,
    );
  });
});
