import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { APPROVE, aRequestableCommission, PAY, REQUEST } from "../../support/story/commissions.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const opened = async (who: "asesor" | "contador", url: string) =>
  (await pagesOf((await app.as(who).rest("GET", new URL(url).pathname)).bytes)).join(" ");

it("the documents of an erased seller's earnings stay, as the export of their data announced", async () => {
  const { id } = await aRequestableCommission(app);
  await app.as("asesor").ask(REQUEST, { id });
  await app.as("admin").ask(APPROVE, { id });
  await app.runJobs();
  await app.as("contador").ask(PAY, { id });
  const { exportMyData } = await app.as("asesor").ask("mutation { exportMyData { pdf { url } } }");
  const exported = await opened("asesor", exportMyData.pdf.url);
  expect(exported).toContain("Se conserva 5 años, también si se suprimen tus datos");
  expect(exported).toContain("Estatuto Tributario, art. 632");

  const { id: seller, name } = app.people.asesor;
  await app.as("owner").ask(`mutation ($id: Int!) { anonymizeUser(id: $id) }`, { id: seller });
  const { supportDocument } = await app
    .as("contador")
    .ask(`query ($id: ID!) { supportDocument(id: $id) { url } }`, { id });
  expect(await opened("contador", supportDocument.url)).toContain(name);
  const { commission } = await app
    .as("contador")
    .ask(`query ($id: ID!) { commission(id: $id) { status montoComision vendedor { name } } }`, { id });
  expect(commission).toMatchObject({ status: "paid", vendedor: { name: "Cuenta" } });
});
