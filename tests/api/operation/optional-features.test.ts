import { beforeAll, describe, expect, it } from "vitest";
import type { OptionalFeature } from "../../../api/src/modules/content/agency/optional-feature.enums.ts";
import { onDatabase, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { anOpenRaffle, board, marta, SELECT } from "../../support/story/raffle.ts";
import { book } from "../../support/story/reservations.ts";
import { ADJUST } from "../../support/story/rewards.ts";

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
      [...["equipos", "capacitacion", "objeciones", "rifas", "puntos", "aprobaciones", "reservas"]].map(
        (each) => [each, false],
      ),
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

const NOTICES = "{ notifications(limit: 100) { items { type message link } } }";
const shownTo = async (who: "owner" | "admin" | "asesor") =>
  (await app.as(who).ask(NOTICES)).notifications.items.filter(({ type }) => type === "feature_shown");

describe("the first record of a feature that an agency did not use", () => {
  it("switches its place on for everybody, once of two at once, with a notice", async () => {
    await hide("reservas", "puntos");
    expect(await hidden()).toEqual(["puntos", "reservas"]);
    const packId = await aPackage(app);
    await Promise.all([book(app, packId), book(app, packId, { as: "cliente2" })]);
    await expect.poll(() => hidden()).toEqual(["puntos"]);
    await expect
      .poll(() => shownTo("owner"))
      .toEqual([
        {
          type: "feature_shown",
          message:
            "Reservas está de nuevo en el menú de todos: llegó su primer registro. " +
            "Puedes ocultarla en los ajustes, en «Lo que usa la agencia», cuando no tenga nada abierto.",
          link: "/panel/ajustes?ver=uso",
        },
      ]);
    for (const who of ["admin", "asesor"] as const) expect(await shownTo(who)).toEqual([]);
    const lines = await asOwner(app, (em) =>
      em.execute<{ type: string }>("select type from audit_entries where type = 'agency.feature-shown'"),
    );
    expect(lines).toHaveLength(1);
  });

  it("of points and of raffles too", async () => {
    await app.as("owner").ask(ADJUST, {
      userId: app.people.asesor.id,
      input: { points: 3, reason: "Por su cumpleaños" },
    });
    await expect.poll(() => hidden()).toEqual([]);
    const raffle = await board(app);
    expect(Object.keys(raffle).length).toBeGreaterThan(0);
    await asOwner(app, (em) => em.execute("update agency_settings set hidden_features = array['rifas']"));
    app.app.services.agency.forget();
    expect(await hidden()).toEqual(["rifas"]);
    await app.as("asesor").ask(SELECT, {
      input: { numbers: ["017"], ...marta, aceptaTratamiento: true },
    });
    await expect.poll(() => hidden()).toEqual([]);
  });

  it("is an open row: reservations are not switched off until they are done", async () => {
    expectRefused(await hide("reservas"), "CONFLICT", "Hay 2 reservas sin terminar.");
    expect(await reasonOf("reservas")).toBe("Hay 2 reservas sin terminar.");
  });
});

describe("own records", () => {
  const OWN = "{ ownRecords { reservas comisiones puntos } }";
  it("are shown to each for their own alone", async () => {
    expect((await app.as("cliente").ask(OWN)).ownRecords.reservas).toBe(true);
    expect((await app.as("asesor").ask(OWN)).ownRecords).toMatchObject({ reservas: false, puntos: true });
    expect((await app.as("contador").ask(OWN)).ownRecords).toEqual({
      reservas: false,
      comisiones: false,
      puntos: false,
    });
    expectRefused(await app.as(null).gql(OWN), "UNAUTHENTICATED");
  });
});
