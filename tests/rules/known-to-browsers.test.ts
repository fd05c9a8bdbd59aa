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
    { name: "what lists have", code: "[...map.values()].filter(a); Object.values(b).map(c); /a/u.test(d);" },
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
      name: "what lists have on an iterator",
      code: "map.values().filter(a); text.matchAll(b).toArray();",
      errors: ["filter", "toArray"].flatMap((name) => lacks(name, "Chrome 111, Safari 16.4, Firefox 115")),
    },
    {
      name: "what is made by its name, and what is written in a pattern",
      code: "new ClipboardItem(a); requestIdleCallback(b); /[a--b]/v;",
      errors: [
        ...lacks("ClipboardItem", "Firefox 115"),
        ...lacks("requestIdleCallback", "Safari 16.4"),
        ...lacks("/…/v", "Chrome 111, Safari 16.4, Firefox 115"),
      ],
    },
    {
      name: "a member, whatever it is called on",
      code: "element.checkVisibility();",
      errors: lacks("checkVisibility", "Safari 16.4"),
    },
  ],
});
