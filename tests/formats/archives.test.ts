import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { frontToBack } from "../support/zip/front-to-back.ts";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aDossier, aWholeSale } from "../support/story/dossiers.ts";
import { anInvoice, invoiceRanges } from "../support/story/invoices.ts";
import { PYTHON, ran, reads } from "./programs.ts";

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await anAppWithSales();
  folder = mkdtempSync(join(tmpdir(), "archives-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dossier = async (): Promise<Buffer> =>
  (await aDossier(app, app.as("owner"), (await aWholeSale(app)).id)).bytes;

/** Returns the archive that the mail of an electronic invoice brings: its container and its PDF. */
async function mailedInvoice(): Promise<Buffer> {
  await invoiceRanges(app);
  const { invoice } = await anInvoice(app);
  await app.runJobs();
  await app.sweep();
  const mail = (await app.outbox()).find(({ subject }) => subject.endsWith(`electrónica ${invoice.number}`));
  return buffer(await app.app.services.storage.read(mail!.attachments[0]!.storageKey));
}

describe.each([
  ["a dossier", dossier],
  ["a mailed electronic invoice", mailedInvoice],
])("%s", (name, archived) => {
  let zip: string;
  let files: ReadonlyMap<string, Buffer>;
  beforeAll(async () => {
    const bytes = await archived();
    zip = join(folder, `${name}.zip`);
    writeFileSync(zip, bytes);
    files = frontToBack(bytes);
  });

  /** Paths and lengths of the files, as a program has to say them. */
  const listed = () => [...files].map(([path, { length }]) => `${path} ${length}`);

  reads("ZipInputStream", "every file from a stream", () => {
    const said = ran("java", [join(import.meta.dirname, "Archives.java"), zip]);
    expect(said.trim().split("\n")).toEqual(listed());
  });

  reads("zipfile", "every file", () => {
    const script = `import sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
for info in archive.infolist(): print(info.filename, len(archive.read(info)))`;
    expect(ran(PYTHON, ["-c", script, zip]).trim().split("\n")).toEqual(listed());
  });

  reads("unzip", "every file", () => expect(ran("unzip", ["-t", zip])).toContain("No errors detected"));

  reads("bsdtar", "every file from a stream", () => {
    for (const [path, bytes] of files)
      if (/\.(?:json|xml)$/.test(path))
        expect(ran("sh", ["-c", 'cat "$0" | bsdtar -xOf - "$1"', zip, path])).toBe(bytes.toString());
  });
});
