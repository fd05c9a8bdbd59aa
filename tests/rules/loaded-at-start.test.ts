import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Libraries that some acts need and no start: each is loaded where it is first used. */
const later = [
  ...["@apollo/server", "@simplewebauthn/server", "nodemailer", "web-push"],
  ...["sharp", "file-type", "xmlbuilder2", "sanitize-html", "marked"],
  ...["pdfmake", "@libpdf/core", "pkijs", "asn1js", "csv-parse/sync", "pg-copy-streams"],
];

/** Imports and exports of values from elsewhere, which are loaded with the file that has them. */
const loading = /^(?:import|export)\s(?!type\s)(?:[^;"']*?\sfrom\s)?"([^"]+)"/gm;

const begun = ["app.start.ts", "app.ts", "app.opening.ts", "app.seed.ts", "app.where.ts", "modules.ts"];

function loadedAtStart(): { readonly files: ReadonlySet<string>; readonly libraries: ReadonlySet<string> } {
  const libraries = new Set<string>();
  const files = new Set<string>();
  const waiting = begun.map((name) => new URL(`../../api/src/${name}`, import.meta.url).href);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const [, named = ""] of readFileSync(new URL(file), "utf8").matchAll(loading))
      if (named.startsWith(".")) waiting.push(new URL(named, file).href);
      else libraries.add(named);
  }
  return { files, libraries };
}

it("a start loads no library that only some acts need", () => {
  const { files, libraries } = loadedAtStart();
  expect(files.size).toBeGreaterThan(2_000);
  expect([...libraries]).toEqual(expect.arrayContaining(["graphql", "pg", "express"]));
  expect(later.filter((name) => libraries.has(name))).toEqual([]);
});
