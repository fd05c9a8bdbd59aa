import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), "utf8");

/** The floors of core from the ground up; the modules in the order of a sale, each with its rooms. */
const { core, modules } = JSON.parse(read("architecture.json")) as {
  core: readonly string[];
  modules: Readonly<Record<string, readonly string[]>>;
};

/** The act that README shows, and its function. */
const shown = { file: "api/src/modules/quotes/quote/acts/approve-quote.ts", name: "approveQuote" };

const order = (): string => `${Object.keys(modules).join(" → ")}.`;

const rooms = (): string =>
  Object.entries(modules)
    .filter(([, inside]) => inside.length > 1)
    .map(([name, inside]) => `- ${name}: ${inside.join(" → ")}`)
    .join("\n");

const floors = (): string => `${core.join(" → ")}.`;

function act(): string {
  const text = read(shown.file);
  const from = text.indexOf(`export async function ${shown.name}(`);
  return `\`${shown.file}\`:\n\n\`\`\`ts\n${text.slice(from, text.indexOf("\n}\n", from) + 2)}\n\`\`\``;
}

/** Texts between `<!-- name -->` and `<!-- /name -->` of each page, by name. */
const pages: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  "README.md": { order, act },
  "docs/architecture.md": { rooms, floors },
};

interface SourcePage {
  /** Path from the root of the repository. */
  readonly page: string;
  readonly path: string;
  /** Text as it is. */
  readonly source: string;
  /** Text with the parts that are taken from the source. */
  readonly expected: string;
}

/** Returns the pages that have parts taken from the source. */
export const pagesOfSource = (): readonly SourcePage[] =>
  Object.entries(pages).map(([page, parts]) => {
    const source = read(page);
    const path = fileURLToPath(new URL(page, root));
    return { page, path, source, expected: withParts(page, source, parts) };
  });

function withParts(page: string, source: string, parts: Readonly<Record<string, () => string>>): string {
  let text = source;
  for (const [name, part] of Object.entries(parts)) {
    const [before, rest] = [`<!-- ${name} -->`, `<!-- /${name} -->`].map((mark) => text.indexOf(mark));
    if (before! < 0 || rest! < before!) throw new Error(`${page} has no part ${name}`);
    text = `${text.slice(0, before! + name.length + 9)}\n\n${part()}\n\n${text.slice(rest)}`;
  }
  return text;
}
