import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const styles = fileURLToPath(new URL("../../pages/src/style/", import.meta.url));

/** Returns the classes that a style defines alone, as `.t-card{…}`; a refinement has a longer selector. */
const definedIn = (file: string): string[] =>
  [...readFileSync(`${styles}${file}`, "utf8").matchAll(/(?<=^|\})\.(t-[\w-]+)(?=[,{])/gmu)].map(
    ([, name = ""]) => name,
  );

it("a class of the public pages is defined by one style, because a style stays when its page is left", () => {
  const files = new Map<string, Set<string>>();
  for (const file of readdirSync(styles))
    for (const name of definedIn(file)) files.set(name, (files.get(name) ?? new Set()).add(file));
  expect(files.size).toBeGreaterThan(50);
  expect([...files].filter(([, { size }]) => size > 1)).toEqual([]);
});
