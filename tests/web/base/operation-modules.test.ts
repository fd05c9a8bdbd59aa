import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FragmentDefinitionNode, Kind, parse, visit } from "graphql";
import { describe, expect, it } from "vitest";
import { operations } from "../../../web/build/operations.ts";

const root = join(import.meta.dirname, "../../..");
const files = globSync("web/src/{base,features}/**/*.graphql", { cwd: root });
const plugin = operations() as unknown as {
  readonly load: (id: string) => Promise<string | null>;
  readonly transform: (code: string, id: string) => string | null;
};

/** Returns the names of the fragments that a definition spreads, itself or through another. */
function spreadBy(part: object, fragments: ReadonlyMap<string, FragmentDefinitionNode>): Set<string> {
  const names = new Set<string>();
  visit(part as FragmentDefinitionNode, {
    FragmentSpread: ({ name: { value } }) => {
      names.add(value);
      for (const further of spreadBy(fragments.get(value)!, fragments)) names.add(further);
    },
  });
  return names;
}

describe("an operation", () => {
  it.each(files)("of %s is a module with its document, its hook and its fragments", async (file) => {
    const { definitions } = parse(readFileSync(join(root, file), "utf8"));
    const generated = join(root, file.replace(/\.graphql$/, ".generated.ts"));
    const fragments = new Map(
      definitions.flatMap((part) =>
        part.kind === Kind.FRAGMENT_DEFINITION ? [[part.name.value, part] as const] : [],
      ),
    );
    for (const part of definitions) {
      if (part.kind !== Kind.OPERATION_DEFINITION) continue;
      const name = part.name!.value;
      const made = (await plugin.load(`${generated}?operation=${name}`))!;
      expect(made.match(/^export const \w+Document(?= =)/gm)).toEqual([`export const ${name}Document`]);
      expect(made.match(/^export const use\w+/gm)).toHaveLength(1);
      const imported = [...made.matchAll(/\?fragment=(\w+)"/g)].map(([, one]) => one);
      expect(imported.sort()).toEqual([...spreadBy(part, fragments)].sort());
      for (const one of imported)
        expect(await plugin.load(`${generated}?fragment=${one}`)).toMatch(
          new RegExp(`^export const ${one}Definition = .*;\\s*$`),
        );
    }
  });

  it("is what an import of its hook or its document takes", () => {
    const code = `import {
  type QuoteRowFragment,
  QuoteListDocument,
  useQuoteListQuery as useList,
  useQuoteSendMutation,
} from "./quotes.generated.ts";`;
    const taken = plugin.transform(code, "/web/src/pages/QuoteListScreen.tsx");
    expect(taken?.split("; ").map((line) => line.replace(/;$/, ""))).toEqual([
      `import { QuoteListDocument } from "./quotes.generated.ts?operation=QuoteList"`,
      `import { useQuoteListQuery as useList } from "./quotes.generated.ts?operation=QuoteList"`,
      `import { useQuoteSendMutation } from "./quotes.generated.ts?operation=QuoteSend"`,
    ]);
  });
});
