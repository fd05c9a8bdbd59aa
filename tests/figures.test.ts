import { expect, it } from "vitest";
import { figuresDocument } from "./everything/sums/figures-document.ts";

it("docs/figures.md has every figure with its formula and its places", async () => {
  await expect(figuresDocument()).toMatchFileSnapshot("../docs/figures.md");
});
