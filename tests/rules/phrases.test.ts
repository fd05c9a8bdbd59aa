import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { countPhrases, englishOf, FOLDERS, PHRASES } from "../../scripts/lint/phrases.mjs";

type Budgets = Readonly<Record<string, Readonly<Record<string, number>>>>;
const budgets = JSON.parse(
  readFileSync(new URL("../../scripts/lint/phrases.json", import.meta.url), "utf8"),
) as Budgets;

it("no folder has more of a phrase of a private English than its budget", () => {
  const counted = countPhrases();
  const over = FOLDERS.flatMap((folder) =>
    PHRASES.flatMap(({ name, instead }) => {
      const [count, budget] = [counted[folder]![name]!, budgets[folder]?.[name] ?? 0];
      return count > budget ? [`${folder}: «${name}» ${count} times, budget ${budget}; say ${instead}`] : [];
    }),
  );
  expect(over).toEqual([]);
});

it.each([
  ["a.ts", "// Read anew.", true],
  ["a.tsx", "/**\n * Read once\n * more.\n */", true],
  ["a.test.ts", 'it("is read anew", read);', true],
  ["a.md", "It is read anew.", true],
  ["a.ts", 'const text = "anew";', false],
  ["a.md", "`anew` is a word.", false],
])("in %s, «%s»: a phrase is found %j", (file, text, found) => {
  const [{ pattern } = { pattern: /$^/u }] = PHRASES;
  expect(englishOf(file, text).search(pattern) >= 0).toBe(found);
});
