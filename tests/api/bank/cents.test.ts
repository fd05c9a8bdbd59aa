import { beforeAll, expect, it } from "vitest";
import readSheet from "../../../api/src/core/sheet/read-sheet.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { aBankAccount, imported } from "../../support/bank/story.ts";
import { TODAY } from "../../support/calendar.ts";
import { exporting, linesOf } from "../../support/story/exports.ts";

let app: TestApp;
let account: string;
beforeAll(async () => {
  app = await anApp();
  account = await aBankAccount(app, "7045550101");
  await imported(app, account, [
    [TODAY, "UNO", "10.000,60"],
    [TODAY, "DOS", "20.000,70"],
    [TODAY, "TRES", "30.000"],
    [TODAY, "GMF", "-7.400,52"],
  ]);
});
const { taken } = exporting(() => app);

it("what is to be identified is summed up with its cents, of an account and of its list", async () => {
  const { bankCounters, bankBooks } = await app.as("contador").ask(
    `query ($id: ID) { bankCounters(accountId: $id) { unowned unownedAmount unownedCentavos }
      bankBooks { accountId unownedAmount unownedCentavos } }`,
    { id: account },
  );
  const sum = { unownedAmount: 60_001, unownedCentavos: 30 };
  expect(bankCounters).toEqual({ unowned: 3, ...sum });
  expect(bankBooks).toEqual([{ accountId: account, ...sum }]);
});

it.each(["csv", "xlsx"])("movements leave with their cents (%s)", async (format) => {
  const file = await taken("contador", {
    list: "bankMovements",
    format,
    columns: ["descripcion", "valor", "centavos"],
    arguments: { filter: { accountId: account }, order: "amount", direction: "asc" },
  });
  const read = readSheet({ bytes: file, wanted: null });
  expect("first" in read && read.first.map(({ cells }) => cells)).toEqual([
    ["Descripción", "Valor", "Centavos"],
    ["GMF", "-7400", "-52"],
    ["UNO", "10000", "60"],
    ["DOS", "20000", "70"],
    ["TRES", "30000", "0"],
  ]);
  if (format === "csv") expect(linesOf(file)[1]).toBe("GMF;-7400;-52");
});
