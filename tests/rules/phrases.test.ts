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

/** A comment with each phrase, and one that is plain English. */
const examples: readonly (readonly [string, string, string])[] = [
  ["anew, once more", "Read anew.", "Read again."],
  ["one's own", "Of one's own.", "Of its own."],
  ["those that, those of", "Lists those that wait.", "Lists those contracts."],
  ["nothing where", "Nothing where none waits.", "Shows where it waits."],
  ["stands", "Stands below.", "Understands it."],
  ["gives back, takes back", "Takes it back.", "Sends it back."],
  ["by itself", "Ends by itself.", "Ends itself."],
  ["what as a noun", "Sum of what is paid.", "Somewhat more."],
  ["what and a clause", "Shows what the client paid.", "Proves what text was sent."],
  ["one as anybody", "Sees what one may see.", "The last one may be missing."],
  ["says", "Says whether it is paid.", "Its name already says so."],
  ["asks", "Asks for them.", "Asks for a reason."],
  ["leaves", "A mail leaves.", "A row left out."],
  ["comes, goes", "Comes by REST.", "Comes first."],
  [
    "of … of … of",
    "Sum of the payments of the contracts of a client.",
    "Payments of a contract or of a client.",
  ],
  ["saved look", "A saved look.", "A look at it."],
  ["a preposition begins a docstring", "* For clients.", "* Sums for clients."],
];

it("has an example for each phrase", () => {
  expect(examples.map(([name]) => name)).toEqual(PHRASES.map(({ name }) => name));
});

it.each(examples)("the phrase «%s» is found in «%s», and not in «%s»", (name, found, plain) => {
  const { pattern } = PHRASES.find((phrase) => phrase.name === name)!;
  expect(englishOf("a.ts", `/*${found} */`).search(pattern)).not.toBe(-1);
  expect(englishOf("a.ts", `/*${plain} */`).search(pattern)).toBe(-1);
});
