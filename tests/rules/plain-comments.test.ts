import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { describe, it } from "vitest";
import { plainComments } from "../../scripts/lint/plain-comments.mjs";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

tester.run("plain-comments", plainComments, {
  valid: [
    { name: "a docstring that says what it does", code: "/** Returns whether it is paid. */\nconst a = 1;" },
    { name: "a comment that is no docstring", code: "// What follows is sorted.\nconst a = 1;" },
    { name: "code in a comment", code: "// The column `told` is stored.\nconst a = 1;" },
    { name: "a word in a name", code: "// The teller of a bank.\nconst a = 1;" },
    { name: "a clause with a subject", code: "/** Adds a rate; earlier payments stay. */\nconst a = 1;" },
  ],
  invalid: [
    {
      name: "an opening that asks",
      code: "/** Whether it is paid. */\nconst a = 1;",
      errors: [{ message: /begins with “Whether”; begin with “True when …”/ }],
    },
    {
      name: "an opening on the second line",
      code: "/**\n * What is left.\n */\nconst a = 1;",
      errors: [{ message: /begins with “What”/ }],
    },
    {
      name: "a word of the list, in any case",
      code: "// Whoever reads it.\nconst a = 1;",
      errors: [{ message: /says “Whoever”; say the person/ }],
    },
    {
      name: "a clause without a subject, over two lines",
      code: "/**\n * Adds a rate; what\n * was paid stays.\n */\nconst a = 1;",
      errors: [{ message: /begins with “what”; name its subject/ }],
    },
  ],
});
