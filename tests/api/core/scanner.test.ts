import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "../../../api/src/core/log/log.ts";
import { judgeScanner } from "../../../api/src/server/health/health.rules.ts";
import { measureScanner } from "../../../api/src/server/health/measure-services.ts";
import { Scanner } from "../../../api/src/core/storage/scanner.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { aClamd, type Clamd, VIRUS } from "../../support/clamd.ts";
import type { SentFile } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aPdf, handIn } from "../../support/story/staff-documents.ts";

const AWAY = "No pudimos revisar el archivo. Inténtalo de nuevo en unos minutos.";

let clamd: Clamd;
let app: TestApp;
beforeAll(async () => {
  clamd = await aClamd();
  app = await anApp({ CLAMAV_URL: clamd.address });
});
beforeEach(() => {
  clamd.mood = "well";
  clamd.seen.length = 0;
});

const infected = (filename: string): SentFile => {
  const file = aPdf(filename);
  return { ...file, bytes: Buffer.concat([file.bytes, Buffer.from(VIRUS)]) };
};
const kept = async () =>
  Number((await app.app.services.orm.em.fork().execute("select count(*) as n from stored_files"))[0]?.["n"]);

describe("files that people send", () => {
  it("are looked at whole before they are kept", async () => {
    const file = aPdf("rut.pdf");
    const long = { ...file, bytes: Buffer.concat([file.bytes, Buffer.alloc(300_000, 7)]) };
    const before = await kept();
    expect((await handIn(app, { file: long })).errors).toBeUndefined();
    expect(clamd.seen.map(({ length }) => length)).toEqual([long.bytes.length]);
    expect(clamd.seen[0]!.equals(long.bytes)).toBe(true);
    expect(await kept()).toBe(before + 1);
  });

  it("a file with a virus is refused by its name, by GraphQL and by REST, and nothing of it is kept", async () => {
    const before = await kept();
    const sentence = "El archivo «factura.pdf» tiene un virus y no se guardó.";
    expectRefused(await handIn(app, { file: infected("factura.pdf") }), "BAD_USER_INPUT", sentence);
    const { bytes, filename, type } = infected("factura.pdf");
    const form = new FormData();
    form.set("document_name", "RUT");
    form.set("document", new Blob([new Uint8Array(bytes)], { type }), filename);
    const rest = await app.as("asesor").rest("POST", "/document-users/upload-file", form);
    expect(rest).toMatchObject({ status: 400, body: { success: false, message: sentence } });
    expect(await kept()).toBe(before);
  });

  it.each(["silent", "breaks-off", "strange", "endless"] as const)(
    "are not taken from a scanner that is %s",
    async (mood) => {
      clamd.mood = mood;
      const scanner = new Scanner(clamd.address, openLog("silent"), 300);
      const file = { promise: Promise.resolve({ filename: "a.pdf", createReadStream: () => [] }) };
      await expect(scanner.refuseInfected([file as never])).rejects.toMatchObject({
        code: "UNAVAILABLE",
        message: AWAY,
      });
      expect(await scanner.isThere()).toBe(false);
    },
  );

  it("the doctor says what a scanner needs that takes no file of 10 MB, and asks one that does only once", async () => {
    const judged = async () => judgeScanner(await measureScanner({ clamavUrl: clamd.address }));
    clamd.mood = "small";
    expect(await judged()).toEqual({
      state: "falla",
      text: "El antivirus no recibe archivos de 10 MB: los más grandes se rechazan.",
      todo: "En clamd.conf, pon StreamMaxLength 25M y reinicia clamd.",
    });
    clamd.mood = "well";
    for (const _ of [1, 2]) expect(await judged()).toMatchObject({ state: "bien" });
    expect(clamd.seen.map(({ length }) => length)).toEqual([10 * 1024 * 1024]);
  });

  it("while the scanner is away no file is taken", async () => {
    await clamd.close();
    const before = await kept();
    expectRefused(await handIn(app), "UNAVAILABLE", AWAY);
    expect(await kept()).toBe(before);
  });
});
