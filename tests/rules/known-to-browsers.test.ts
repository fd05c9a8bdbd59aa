import { RuleTester } from "eslint";
import tseslint from "typescript-eslint";
import { describe, it } from "vitest";
import { knownToBrowsers } from "../../scripts/lint/known-to-browsers.mjs";

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });

const lacks = (name: string, where: string) => [{ messageId: "lacks", data: { name, where } }];

tester.run("known-to-browsers", knownToBrowsers, {
  valid: [
    { name: "what all of them have", code: "AbortSignal.timeout(1); list.toSorted(); new URL(a);" },
    { name: "what has the same name on another object", code: "links.parse(a); form.any(b);" },
  ],
  invalid: [
    {
      name: "signals that are joined",
      code: "AbortSignal.any([a, b]);",
      errors: lacks("AbortSignal.any", "Chrome 111, Safari 16.4, Firefox 115"),
    },
    {
      name: "what Firefox has and the others have not",
      code: "URL.canParse(a);",
      errors: lacks("URL.canParse", "Chrome 111, Safari 16.4"),
    },
    {
      name: "a member, whatever it is called on",
      code: "element.checkVisibility();",
      errors: lacks("checkVisibility", "Safari 16.4"),
    },
  ],
});
