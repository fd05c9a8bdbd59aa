import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addresses, addressOf } from "@travesia/api/addresses";
import { matchPath } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { routes } from "../../../web/src/app/routes/routes.ts";

const modules = join(import.meta.dirname, "../../../api/src/modules");
const sources = readdirSync(modules, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => ({ file, text: readFileSync(join(modules, file), "utf8") }));
const patterns = routes.map(({ path }) => path);

describe("a link that the server sends", () => {
  it.each(Object.entries(addresses))("to the page %s (%s) has a screen in the route table", (_, pattern) => {
    expect(patterns).toContain(pattern);
  });

  it("is filled in, and escapes what it carries", () => {
    expect(addressOf("verification", { code: "A/1" })).toBe("/verificar/A%2F1");
    expect(addressOf("contractCommissions", { contractId: "7" })).toBe("/contracts/7/commissions");
    expect(addressOf("settings")).toBe("/panel/ajustes");
  });

  it("is written by its name, never by hand", () => {
    const written = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/publicUrl\}\/[a-z-]+|\blink: `\/[^`]*`/g)].map(([found]) => `${file}: ${found}`),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(written).toEqual([]);
  });

  it("found in our own data leads to a screen", () => {
    const links = sources.flatMap(({ text }) =>
      [...text.matchAll(/\blink: "(\/[^"]*)"/g)].map(([, link]) => link!),
    );
    const lost = links.filter((link) => !patterns.some((pattern) => matchPath(pattern, link.split("?")[0]!)));
    expect(links.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });
});
