import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { describe, it } from "vitest";
import { lineLength } from "../../scripts/lint/line-length.mjs";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

/** A line of as many characters, such as `const abc = 1;`. */
const line = (count: number): string => `const ${"a".repeat(count - 11)} = 1;`;
const words = (count: number): string => "viaje ".repeat(count).slice(0, count);
const long = (count: number, at = 1) => [{ messageId: "long", data: { count: String(count) }, line: at }];

tester.run("line-length", lineLength, {
  valid: [
    { name: "110 characters", code: line(110) },
    { name: "characters that have several bytes", code: `const ${"ñ".repeat(99)} = 1;` },
    { name: "an address", code: `// Según https://example.com/${"a".repeat(120)}` },
    { name: "a regular expression", code: `const words = /${"a".repeat(120)}/;` },
    { name: "the path of an import", code: `import { a } from "${"../".repeat(40)}a.ts";` },
    { name: "a sentence in one string", code: `say("${words(120)}");` },
    { name: "text of markup", code: `const p = <p>${words(120)}</p>;` },
    { name: "a blank that markup has to say", code: `const p = <p>{${"a".repeat(95)}}{" "}\n</p>;` },
    { name: "a paragraph at the margin of a template", code: `const text = \`\n${words(120)}\n\`;` },
  ],
  invalid: [
    { name: "111 characters", code: line(111), errors: long(111) },
    { name: "a comment", code: `1;\n// ${words(120).trimEnd()}.`, errors: long(123, 2) },
    {
      name: "a line that is long without its address too",
      code: `// ${words(110).trimEnd()}: https://example.com`,
      errors: long(115),
    },
    {
      name: "a short string at the end of a long line",
      code: `f(${"a, ".repeat(36)}"viaje");`,
      errors: long(119),
    },
    { name: "a query in one string", code: `rows("select ${"a, ".repeat(40)}b");`, errors: long(137) },
    {
      name: "an indented line of a template",
      code: `const text = \`\n  ${"a".repeat(120)}\n\`;`,
      errors: long(122, 2),
    },
  ],
});
