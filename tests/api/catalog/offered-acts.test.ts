import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aConfirmedQuote } from "../../support/story/calculation.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { aReservation } from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => (app = await anAppWithSales()));

const ACTS = "acts { name allowed reason }";
const free = (...names: string[]) => names.map((name) => ({ name, allowed: true, reason: null }));
const BOOKED = "El paquete tiene reservas y no se puede eliminar. Desactívalo.";
const DELETE = "mutation ($id: Int!) { deletePackage(id: $id) }";
const packageActs = async (id: number, by: Handle | null) =>
  (await app.as(by).ask(`query ($id: Int!) { package(id: $id) { ${ACTS} } }`, { id })).package.acts;

describe("a package", () => {
  it("offers the acts that its state allows, only to people who keep packages", async () => {
    const id = await aPackage(app);
    expect(await packageActs(id, "admin")).toEqual(free("edit", "archive", "delete"));
    for (const who of ["asesor", "contador", "cliente", null] as const)
      expect(await packageActs(id, who), String(who)).toEqual([]);
    await app.as("admin").ask("mutation ($id: Int!) { archivePackage(id: $id) { id } }", { id });
    expect(await packageActs(id, "owner")).toEqual(free("edit", "publish", "delete"));
  });

  it("shows its deletion off with the sentence that refuses it, once seats of it were booked", async () => {
    const { id: reserved } = await aReservation(app);
    const { reservation } = await app
      .as("owner")
      .ask("query ($id: ID!) { reservation(id: $id) { pack { id } } }", { id: reserved });
    const id = reservation.pack.id as number;
    expect(await packageActs(id, "admin")).toEqual([
      ...free("edit", "archive"),
      { name: "delete", allowed: false, reason: BOOKED },
    ]);
    expectRefused(await app.as("admin").gql(DELETE, { id }), "CONFLICT", BOOKED);
  });
});

describe("what the agency's page shows", () => {
  it("offers of a popup to switch it on or off", async () => {
    const { createPopup } = await app
      .as("admin")
      .ask(`mutation ($input: CreatePopupInput!) { createPopup(input: $input) { id ${ACTS} } }`, {
        input: { title: "Aviso", content: "Nuevas salidas" },
      });
    expect(createPopup.acts).toEqual(free("edit", "activate", "delete"));
    const { updatePopup } = await app
      .as("admin")
      .ask(`mutation ($id: ID!) { updatePopup(id: $id, input: { isActive: true }) { ${ACTS} } }`, {
        id: createPopup.id,
      });
    expect(updatePopup.acts).toEqual(free("edit", "deactivate", "delete"));
    const { popups } = await app.as(null).ask(`{ popups { ${ACTS} } }`);
    expect(popups).toEqual([{ acts: [] }]);
  });

  it("offers of a video to edit and to remove it", async () => {
    const { addVideo } = await app
      .as("admin")
      .ask(`mutation ($input: VideoInput!) { addVideo(kind: training, input: $input) { ${ACTS} } }`, {
        input: { url: "https://vimeo.com/76979871", title: "Vender cruceros" },
      });
    expect(addVideo.acts).toEqual(free("edit", "remove"));
    const { trainingVideos } = await app.as("asesor").ask(`{ trainingVideos { ${ACTS} } }`);
    expect(trainingVideos.length).toBeGreaterThan(0);
    for (const { acts } of trainingVideos) expect(acts).toEqual([]);
  });
});

describe("templates", () => {
  it("of contracts are offered or withdrawn, the base ones never withdrawn, by administration", async () => {
    const read = async (by: Handle) =>
      (await app.as(by).ask(`{ contractTemplates { id name isBase ${ACTS} } }`)).contractTemplates as {
        name: string;
        isBase: boolean;
        acts: object[];
      }[];
    const base = (await read("admin")).find(({ isBase }) => isBase)!;
    expect(base.acts).toEqual([
      ...free("edit"),
      {
        name: "withdraw",
        allowed: false,
        reason: `«${base.name}» es una plantilla base: conserva su nombre y se sigue ofreciendo.`,
      },
    ]);
    expect((await read("gerente")).flatMap(({ acts }) => acts)).toEqual([]);
  });

  it("of quotes are renamed and deleted by their maker, templates of the agency by a leader too", async () => {
    const { id: quoteId } = await aConfirmedQuote(app);
    const save = async (by: Handle, input: object) =>
      (
        await app
          .as(by)
          .ask(
            `mutation ($input: SaveQuoteTemplateInput!) { saveQuoteTemplate(input: $input) { id ${ACTS} } }`,
            { input: { quoteId, ...input } },
          )
      ).saveQuoteTemplate as { id: string; acts: object[] };
    const shared = await save("lider", { name: "Caribe", shared: true });
    expect(shared.acts).toEqual(free("rename", "delete"));
    const { quoteTemplates } = await app.as("asesor").ask(`{ quoteTemplates { id ${ACTS} } }`);
    expect(quoteTemplates).toEqual([{ id: shared.id, acts: [] }]);
    expectRefused(
      await app.as("asesor").gql("mutation ($id: ID!) { deleteQuoteTemplate(id: $id) }", { id: shared.id }),
      "FORBIDDEN",
      "No tienes permisos suficientes para realizar esta acción.",
    );
  });
});
