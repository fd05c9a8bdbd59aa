import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../../../", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, root), "utf8");

/** The README. */
export const readme = fileURLToPath(new URL("README.md", root));

/** The floors of core from the ground up; the modules in the order of a sale, each with its rooms. */
const { core, modules } = JSON.parse(read("architecture.json")) as {
  core: readonly string[];
  modules: Readonly<Record<string, readonly string[]>>;
};

/** The act that the README shows, and its function. */
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

/** Texts that are put between `<!-- name -->` and `<!-- /name -->`, by name. */
const parts: Readonly<Record<string, () => string>> = { order, rooms, floors, act };

/** Returns the README as it is and as it should be: with the parts that are taken from the source. */
export function readmes(): { source: string; expected: string } {
  const source = readFileSync(readme, "utf8");
  let expected = source;
  for (const [name, text] of Object.entries(parts)) {
    const [before, rest] = [`<!-- ${name} -->`, `<!-- /${name} -->`].map((mark) => expected.indexOf(mark));
    if (before! < 0 || rest! < before!) throw new Error(`README.md has no part ${name}`);
    expected = `${expected.slice(0, before! + name.length + 9)}\n\n${text()}\n\n${expected.slice(rest)}`;
  }
  return { source, expected };
}
