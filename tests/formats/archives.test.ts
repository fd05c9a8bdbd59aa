import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { frontToBack } from "../support/zip/front-to-back.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aDossier, aWholeSale } from "../support/story/dossiers.ts";
import { PYTHON, ran, reads } from "./programs.ts";

let folder: string;
let zip: string;
let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  const app = await anAppWithSales();
  const { bytes } = await aDossier(app, app.as("owner"), (await aWholeSale(app)).id);
  folder = mkdtempSync(join(tmpdir(), "archives-"));
  zip = join(folder, "expediente.zip");
  writeFileSync(zip, bytes);
  files = frontToBack(bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Paths and lengths of the files, as a program has to say them. */
const listed = () => [...files].map(([path, { length }]) => `${path} ${length}`);

// The container of an electronic invoice is written by the same writer.
describe("a dossier", () => {
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
      if (path.endsWith(".json"))
        expect(ran("sh", ["-c", 'cat "$0" | bsdtar -xOf - "$1"', zip, path])).toBe(bytes.toString());
  });
});
