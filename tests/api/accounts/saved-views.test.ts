import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const SAVE = `mutation ($input: SaveViewInput!) {
  saveView(input: $input) { id name query columns standard } }`;
const RENAME = `mutation ($id: ID!, $input: RenameViewInput!) {
  renameView(id: $id, input: $input) { name } }`;
const STANDARD = `mutation ($id: ID!, $standard: Boolean) {
  chooseStandardView(id: $id, standard: $standard) { id } }`;
const MINE = `query ($list: String!) { savedViews(list: $list) { id name query standard } }`;
const DELETE = `mutation ($id: ID!) { deleteView(id: $id) }`;

const save = async (who: Handle, input: object) =>
  (await app.as(who).ask(SAVE, { input: { list: "QuoteOrder", ...input } }))["saveView"];
const viewsOf = async (who: Handle, list = "QuoteOrder") =>
  (await app.as(who).ask(MINE, { list }))["savedViews"] as {
    id: string;
    name: string;
    query: string;
    standard: boolean;
  }[];

describe("a saved view", () => {
  it("stores filters of the address and columns, and saving its name again replaces both", async () => {
    const first = await save("asesor", { name: "Enviadas", query: "status=sent", columns: ["status"] });
    expect(first).toMatchObject({ query: "status=sent", columns: ["status"], standard: false });
    const again = await save("asesor", { name: " enviadas ", query: "status=sent&orden=fechaIda" });
    expect(again).toMatchObject({ id: first.id, name: "enviadas", columns: null });
    expect(await viewsOf("asesor")).toHaveLength(1);
  });

  it("is of its person and its list alone", async () => {
    const { id } = await save("lider", { name: "Mías", query: "status=sent" });
    expect(await viewsOf("asesor2")).toEqual([]);
    expect(await viewsOf("lider", "ContractOrder")).toEqual([]);
    for (const [document, more] of [
      [RENAME, { input: { name: "Tuyas" } }],
      [STANDARD, {}],
      [DELETE, {}],
    ] as const)
      expectRefused(
        await app.as("asesor2").gql(document, { id, ...more }),
        "NOT_FOUND",
        "Vista no encontrada",
      );
    expect((await viewsOf("lider")).map(({ name }) => name)).toEqual(["Mías"]);
  });

  it("takes no name of another, and none that is blank", async () => {
    const { id } = await save("gerente", { name: "Una" });
    await save("gerente", { name: "Otra" });
    expectRefused(
      await app.as("gerente").gql(RENAME, { id, input: { name: "OTRA" } }),
      "CONFLICT",
      "Ya tienes una vista con el nombre OTRA.",
    );
    expectRefused(await app.as("gerente").gql(RENAME, { id, input: { name: " " } }), "BAD_USER_INPUT");
    expect((await app.as("gerente").ask(RENAME, { id, input: { name: "una" } })).renameView.name).toBe("una");
  });

  it("that a list opens with is one at most", async () => {
    const [one, two] = [await save("owner", { name: "Una" }), await save("owner", { name: "Dos" })];
    await app.as("owner").ask(STANDARD, { id: one.id });
    await app.as("owner").ask(STANDARD, { id: two.id });
    const standard = async () =>
      (await viewsOf("owner")).filter((view) => view.standard).map(({ name }) => name);
    expect(await standard()).toEqual(["Dos"]);
    await app.as("owner").ask(STANDARD, { id: two.id, standard: false });
    expect(await standard()).toEqual([]);
    expect(await app.as("owner").ask(DELETE, { id: one.id })).toEqual({ deleteView: "Vista eliminada" });
  });

  it("is one of twenty of its list, however many are saved at once", async () => {
    const saved = await Promise.all(
      Array.from({ length: 22 }, (_, at) =>
        app.as("contador").gql(SAVE, { input: { list: "PaymentOrder", name: `Vista ${at}` } }),
      ),
    );
    const refused = saved.filter(({ errors }) => errors);
    expect(refused).toHaveLength(2);
    for (const answer of refused) expectRefused(answer, "CONFLICT");
    expect(await viewsOf("contador", "PaymentOrder")).toHaveLength(20);
  });
});
