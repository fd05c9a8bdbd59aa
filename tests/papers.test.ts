import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { headers } from "../api/scripts/modules/headers.ts";
import { pagesOfSource } from "../api/scripts/readme/parts.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const below = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`);

describe("the decisions", () => {
  const files = readdirSync(join(root, "docs/decisions"))
    .filter((file) => file !== "README.md")
    .sort();

  it("are numbered from 1 on, without a gap or a number twice", () => {
    expect(files.map((file) => file.slice(0, 5))).toEqual(
      files.map((_, place) => `${String(place + 1).padStart(4, "0")}-`),
    );
  });

  it("have a status, a date and their parts, in the order of their dates", () => {
    const state =
      /^# \S.*\n\nStatus: (accepted|superseded by \[\d{4}\]\([\w.-]+\)) · (\d{4}-\d{2}-\d{2})\n\n\*\*Context\.\*\* /;
    const parts = /\*\*Decision\.\*\*[^]*\*\*Rejected\.\*\*/;
    const texts = files.map((file) => read(`docs/decisions/${file}`));
    expect(files.filter((_, place) => !state.test(texts[place]!) || !parts.test(texts[place]!))).toEqual([]);
    const days = texts.map((text) => state.exec(text)?.[2]);
    expect(days).toEqual([...days].sort());
  });

  it("are listed once under their subjects, each with its title, in the order of their numbers", () => {
    const subjects = read("docs/decisions/README.md").split("\n## ").slice(1);
    const lists = subjects.map((list) => [
      ...list.matchAll(/^- \[(\d{4})\]\((.+?)\) (.+?)(?: \(superseded\))?$/gm),
    ]);
    const numbers = lists.map((list) => list.map(([, number]) => number!));
    expect(numbers).toEqual(numbers.map((list) => [...list].sort()));
    const listed = lists.flat().map(([, number, file, title]) => ({ number, file, title }));
    expect(listed.sort((a, b) => a.file!.localeCompare(b.file!))).toEqual(
      files.map((file) => ({
        number: file.slice(0, 4),
        file,
        title: read(`docs/decisions/${file}`).split("\n")[0]!.slice(2),
      })),
    );
  });
});

describe("a decision that is in force", () => {
  it("names files that are there", () => {
    const files = ["pages", "api", "web", "tests", "docs", "scripts", "docker"]
      .flatMap(below)
      .filter((file) => !file.includes("node_modules"));
    const there = (file: string) => files.some((known) => known === file || known.endsWith(`/${file}`));
    const inForce = below("docs/decisions").filter((file) => read(file).includes("\nStatus: accepted"));
    const gone = inForce.flatMap((decision) => {
      const [, text = ""] = read(decision).split("**Decision.**");
      const [before, after = ""] = text.split("**Rejected.**");
      const kept = `${before}${after.split("**Consequences.**")[1] ?? ""}`;
      // `x.export.ts` is any file of that kind.
      return [...kept.matchAll(/`((?!x[.-])[\w-][\w./-]*\/[\w.-]+\.(?:tsx?|mjs|yml|sql|json|txt))`/g)]
        .map(([, file]) => file!)
        .filter((file) => !there(file))
        .map((file) => `${decision}: ${file}`);
    });
    expect(inForce.length).toBeGreaterThan(150);
    expect(gone).toEqual([]);
  });
});

describe("the list of errors", () => {
  const rows = [...read("docs/errors.md").matchAll(/^## (\w+)$|^\| (.+?) \| .*\| .* \|$/gm)];
  let chapter = "";
  const listed = rows.flatMap(([, code, sentence]) => {
    if (code) chapter = code;
    return !sentence || /^(Sentence|---)/.test(sentence)
      ? []
      : [{ code: chapter, pattern: asPattern(sentence) }];
  });

  it("has every sentence that a test expects to be refused with, under its code", () => {
    const expected = below("tests")
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
      .flatMap((file) => [
        ...read(file).matchAll(/expectRefused\(\s*[^"`;]*?,\s*"([A-Z_]+)",\s*"((?:[^"\\]|\\.)+)",?\s*\)/g),
      ])
      .map(([, code, sentence]) => ({ code, sentence: sentence! }));
    expect(expected.length).toBeGreaterThan(50);
    const missing = expected.filter(
      ({ code, sentence }) => !listed.some((row) => row.code === code && row.pattern.test(sentence)),
    );
    expect(missing).toEqual([]);
  });
});

/** A listed sentence, with anything where the program fills in a value. */
function asPattern(sentence: string): RegExp {
  const escaped = sentence.replaceAll("\\|", "|").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\\\{[^}]*\\\}/g, ".+")}$`);
}

describe("the modules", () => {
  it("name their acts, and the events that they send and hear, in the head of their file", () => {
    expect(headers().filter(({ source, expected }) => source !== expected)).toEqual([]);
  });
});

describe("README, CONTRIBUTING and the pages of docs about code", () => {
  const pages = [
    "README.md",
    "CONTRIBUTING.md",
    ...["architecture", "configuration"].map((name) => `docs/${name}.md`),
  ];
  const texts = pages.map(read).join("\n");
  const files = ["pages", "api", "web", "tests", "docs", "scripts", "docker", ".ci"]
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap(below)
    .filter((file) => !file.includes("node_modules"));
  const inTicks = [...texts.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text!);

  it("name files that are there", () => {
    // `x.entity.ts` means every entity.
    const named = inTicks.filter(
      (text) => /^[\w.][\w./-]*\.(tsx?|graphql|md|json|mjs)$/.test(text) && !/^x\./.test(text),
    );
    const there = (file: string) =>
      existsSync(join(root, file)) || files.some((known) => known.endsWith(`/${file}`));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !there(file))).toEqual([]);
  });

  it("name commands that are there", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
    const named = [...texts.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("name functions that are there", () => {
    const sources = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes("generated"))
      .map(read)
      .join("\n");
    const named = inTicks.flatMap(
      (text) => /^(?:work\.)?([a-z]+[A-Z]\w*|work\.\w+)(?:\(\))?$/.exec(text)?.[1] ?? [],
    );
    const code = [...texts.matchAll(/```ts\n([^]*?)```/g)].map(([, block]) => block!).join("\n");
    const called = [...code.matchAll(/(?<![.\w])([a-z]\w+)\(/g)].map(([, name]) => name!);
    expect(called.length).toBeGreaterThan(5);
    expect([...named, ...called].filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
  });

  it("show what the source says", () => {
    for (const { source, expected } of pagesOfSource()) expect(source).toBe(expected);
  });
});

describe("the kit at /dev/ui", () => {
  it("shows every part of the kit under its name", () => {
    const parts = below("web/src/ui").filter((file) => file.endsWith(".tsx"));
    const shown = [...below("web/src/features/kit"), "web/src/pages/KitScreen.tsx"].flatMap((file) =>
      [...read(file).matchAll(/<Specimen name="(\w+)"/g)].map(([, name]) => name!),
    );
    expect(parts.length).toBeGreaterThan(40);
    expect(shown.sort()).toEqual(parts.map((file) => basename(file, ".tsx")).sort());
  });
});
