import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const modulesFolder = fileURLToPath(new URL("../../src/modules", import.meta.url));
const WIDTH = 107;

/** The head of a module's file: what stands there, and what must. */
export interface Header {
  readonly file: string;
  readonly source: string;
  /** The file with the lists of acts and events as the module's folder has them. */
  readonly expected: string;
}

/** Returns the modules' files with their heads, each sentence of their own kept. */
export const headers = (): Header[] =>
  readdirSync(modulesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => headerOf(name));

function headerOf(name: string): Header {
  const folder = join(modulesFolder, name);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  const sources = files.map((file) => readFileSync(join(folder, file), "utf8"));
  const found = (pattern: RegExp) =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, event]) => event!));
  const acts = files
    .filter((file) => /(^|[\\/])acts[\\/][^\\/]+\.ts$/.test(file))
    .map((file) => basename(file, ".ts"));
  const file = join(folder, `${name}.module.ts`);
  const source = readFileSync(file, "utf8");
  const lists = [
    ...listed("Acts", acts),
    ...listed("Emits", found(/\.emit\(\s*"([^"]+)"/g)),
    ...listed("Listens to", found(/\bon\(\s*"([^"]+)"/g)),
  ];
  return {
    file,
    source,
    expected: source.replace(/\/\*\*((?!\*\/)[^])*?\*\/(?=\nexport const)/, (head) => headed(head, lists)),
  };
}

/** Returns the head with its own sentences and these lists after an empty line. */
function headed(head: string, lists: readonly string[]): string {
  const lines = head
    .replace(/^\/\*\*|\*\/$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, "").trimEnd());
  const end = lines.findIndex((line) => /^(Acts|Emits|Listens to): /.test(line));
  const own = (end < 0 ? lines : lines.slice(0, end)).join("\n").trim().split("\n");
  const all = lists.length > 0 ? [...own, "", ...lists] : own;
  return all.length === 1
    ? `/** ${all[0]} */`
    : `/**\n${all.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */`;
}

/** `Acts: a, b, c`, wrapped; nothing for an empty list. */
function listed(label: string, names: readonly string[]): string[] {
  const lines: string[] = [];
  let line = `${label}:`;
  const sorted = [...new Set(names)].sort();
  for (const [place, name] of sorted.entries()) {
    const word = ` ${name}${place === sorted.length - 1 ? "." : ","}`;
    if (line.length + word.length > WIDTH) {
      lines.push(line);
      line = " ";
    }
    line += word;
  }
  return names.length > 0 ? [...lines, line] : [];
}
