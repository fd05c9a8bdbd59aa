import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import {
  aBankAccount,
  aFile,
  columns,
  COUNTED,
  IMPORT,
  imported,
  type Line,
  MOVEMENTS,
  type SeenMovement,
  UNDO_IMPORT,
} from "../../support/bank/story.ts";
import { workbook } from "../../support/bank/sheets.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import type { SentFile } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";

let app: TestApp;
let account: string;
let next = 0;
beforeAll(async () => {
  app = await anApp();
});
const anotherAccount = async () => {
  account = await aBankAccount(app, `70155${(next += 1).toString().padStart(4, "0")}`);
};

const compact = (day: string): string => day.replaceAll("-", "");

/** A statement in OFX: day, amount, text, the bank's id and its reference. */
const ofx = (...movements: readonly (readonly [string, string, string, string, string?])[]): SentFile => ({
  filename: "extracto.ofx",
  type: "application/octet-stream",
  bytes: Buffer.from(
    `OFXHEADER:100\n<OFX><BANKTRANLIST>${movements
      .map(
        ([day, amount, text, id, reference]) =>
          `<STMTTRN><DTPOSTED>${compact(day)}<TRNAMT>${amount}<FITID>${id}` +
          `${reference ? `<CHECKNUM>${reference}` : ""}<MEMO>${text}</STMTTRN>`,
      )
      .join("\n")}</BANKTRANLIST></OFX>`,
  ),
});
const xlsx = (...rows: readonly (readonly [string, string, number, string])[]): SentFile => ({
  filename: "extracto.xlsx",
  type: "application/octet-stream",
  bytes: workbook([["Fecha", "Descripción", "Valor", "Referencia"], ...rows]),
});
const csv = (...lines: readonly Line[]): SentFile => aFile(lines);

const bring = async (file: SentFile, more: object = {}) => {
  const { importBankFile } = await app
    .as("contador")
    .ask(IMPORT, { accountId: account, columns, ...more }, { file });
  return importBankFile;
};
const look = async (file: SentFile) => {
  const { previewBankFile } = await app
    .as("contador")
    .ask(COUNTED, { accountId: account, columns }, { file });
  return previewBankFile;
};
const stored = async (): Promise<readonly SeenMovement[]> => {
  const { bankMovements } = await app.as("contador").ask(MOVEMENTS, { filter: { accountId: account } });
  return bankMovements.items as SeenMovement[];
};

describe("a movement that is in several files", () => {
  beforeAll(anotherAccount);

  it("is one: by OFX, by CSV, by XLSX, with other capitals, accents, blanks and signs", async () => {
    expect(await bring(ofx([TODAY, "1400000.82", "Consignación  PEÑA, Suba.", "A-1"]))).toMatchObject({
      fresh: 1,
    });
    expect(await bring(csv([TODAY, "CONSIGNACION PEÑA SUBA", "1.400.000,82", "77"]))).toMatchObject({
      lines: 1,
      fresh: 0,
      held: 0,
    });
    expect(await bring(xlsx([TODAY, "consignacion  pena - suba", 1_400_000.82, "0077"]))).toMatchObject({
      fresh: 0,
      held: 0,
    });
    expect(await stored()).toMatchObject([{ amount: 1_400_000, centavos: 82 }]);
  });

  it("is another one where its cents are", async () => {
    await bring(csv([TODAY, "INTERESES", "0,07"], [TODAY, "GMF", "-0,52"]));
    expect(await bring(csv([TODAY, "INTERESES", "0,08"]))).toMatchObject({ fresh: 1 });
    const seen = (await stored()).filter(({ amount }) => amount === 0);
    expect(seen.map(({ centavos, state, free }) => [centavos, state, free]).sort()).toEqual([
      [-52, "apartado", 0],
      [7, "apartado", 0],
      [8, "apartado", 0],
    ]);
  });

  it("is as many as the file with most of it says, never their sum", async () => {
    const qr: Line = [inDays(-1), "QR", 20_000];
    expect(await bring(csv(qr, qr))).toMatchObject({ fresh: 2 });
    expect(await bring(csv(qr, qr, qr))).toMatchObject({ fresh: 1 });
    expect(await bring(csv(qr))).toMatchObject({ fresh: 0 });
  });

  it("is written once where two people import at once", async () => {
    const files = [ofx([TODAY, "55555", "A LA VEZ", "B-1"]), csv([TODAY, "a la vez", 55_555, "9"])];
    const answers = await Promise.all(files.map((file) => bring(file)));
    expect(answers.map(({ fresh }) => fresh).sort()).toEqual([0, 1]);
  });
});

describe("a movement of the day and amount of another one", () => {
  beforeAll(async () => {
    await anotherAccount();
    await bring(csv([TODAY, "TRANSFERENCIA DE ANA", 500_000, "1001"]));
  });
  const others = csv([TODAY, "TRANSFERENCIA DE ANA", 500_000, "2002"], [TODAY, "TRANSF ANA", 500_000]);

  it("is shown beside it, and stays out until somebody takes it", async () => {
    expect(await look(others)).toMatchObject({
      lines: 2,
      fresh: 0,
      known: 0,
      problem: null,
      alike: [
        {
          told: { line: 2, reference: "2002" },
          thereText: "TRANSFERENCIA DE ANA",
          thereReference: "1001",
          thereFile: "extracto.csv",
        },
        { told: { line: 3, text: "TRANSF ANA" } },
      ],
    });
    expect(await bring(others)).toMatchObject({ fresh: 0, held: 2 });
    expect(await bring(others, { take: [2] })).toMatchObject({ fresh: 1, held: 1 });
    expect(await stored()).toHaveLength(2);
  });

  it("is a new one where the file has the other one too", async () => {
    const both = csv(
      [TODAY, "TRANSFERENCIA DE ANA", 500_000, "1001"],
      [TODAY, "TRANSFERENCIA DE ANA", 500_000, "2002"],
      [TODAY, "DE PEDRO", 500_000],
    );
    expect(await bring(both)).toMatchObject({ fresh: 1, held: 0 });
  });
});

describe("a file with lines that cannot be read", () => {
  beforeAll(anotherAccount);
  const file = csv([TODAY, "BUENO", 10_000], [inDays(2), "DE MAÑANA", "-1.250,50"], [TODAY, "MALO", "mil"]);

  it("says how many they are and their sum, and is refused unchanged", async () => {
    const seen = await look(file);
    expect(seen).toMatchObject({
      fresh: 1,
      refusedLines: { lines: 2, amount: 1_250, centavos: 50 },
      refused: [{ line: 3 }, { line: 4 }],
    });
    const answer = await app.as("contador").gql(IMPORT, { accountId: account, columns }, { file });
    expectRefused(answer, "BAD_USER_INPUT", seen.problem!);
  });

  it("comes in without them only where the call names them", async () => {
    const bringWithout = (withoutRefused: object) =>
      app.as("contador").gql(IMPORT, { accountId: account, columns, withoutRefused }, { file });
    expectRefused(
      await bringWithout({ lines: 1, amount: 1_250, centavos: 50 }),
      "CONFLICT",
      "Las líneas rechazadas cambiaron. Vuelve a elegir el archivo.",
    );
    const { data } = await bringWithout({ lines: 2, amount: 1_250, centavos: 50 });
    expect(data).toMatchObject({ importBankFile: { fresh: 1, refused: 2 } });
  });
});

describe("an import that is reverted", () => {
  beforeAll(anotherAccount);
  const one: Line = [TODAY, "PRIMERO", 111_000];
  const two: Line = [TODAY, "SEGUNDO", 222_000];

  it("takes its movements with it, and its file can be imported again", async () => {
    const { id } = await bring(csv(one, two));
    const { undoBankImport } = await app.as("admin").ask(UNDO_IMPORT, { id });
    expect(undoBankImport).toMatchObject({ own: 0, shared: 0, acts: [] });
    expect(undoBankImport.takenBackAt).not.toBeNull();
    expect(await stored()).toEqual([]);
    expectRefused(
      await app.as("admin").gql(UNDO_IMPORT, { id }),
      "CONFLICT",
      "Esta importación ya se deshizo.",
    );
    expect(await bring(csv(one, two))).toMatchObject({ fresh: 2 });
  });

  it("leaves movements that another file had too, as that file's", async () => {
    await anotherAccount();
    const { id } = await bring(csv(one, two));
    const second = await bring(csv(two));
    expect(second).toMatchObject({ fresh: 0 });
    await app.as("admin").ask(UNDO_IMPORT, { id });
    expect((await stored()).map(({ text }) => text)).toEqual(["SEGUNDO"]);
    const { undoBankImport } = await app.as("admin").ask(UNDO_IMPORT, { id: second.id });
    expect(undoBankImport).toMatchObject({ fresh: 1 });
    expect(await stored()).toEqual([]);
  });

  it("restores a movement that one of its movements had reversed", async () => {
    await anotherAccount();
    await bring(csv([inDays(-1), "CONSIGNACION", 300_000, "55"]));
    const { id } = await imported(app, account, [[TODAY, "REVERSION CONSIGNACION", -300_000, "55"]]);
    await app.as("admin").ask(UNDO_IMPORT, { id });
    expect(await stored()).toMatchObject([{ text: "CONSIGNACION", state: "libre", reversedBy: null }]);
  });
});
