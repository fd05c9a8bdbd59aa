import { expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { wholeTables } from "../../support/whole-tables.ts";

const SEARCH = `query ($text: String!) { search(text: $text) { similar hits { kind recordId title } } }`;

/** A name, a telephone, an e-mail, letters alone, words with an error, and a document. */
const texts = ["camila", "+57 300 001 1422", "persona77@correo.test", "a b c", "cartagna gomes", "10020030"];

/** The search from everywhere asks an index of each kind, for any viewer and any text. */
export function plansOfSearch(test: () => TestApp): void {
  it.each(["owner", "gerente", "lider", "asesor"] as const)(
    "the search reads no whole table to %s, and takes three statements at most",
    async (who) => {
      const whole: Record<string, readonly string[]> = {};
      for (const text of texts) {
        const tables = await wholeTables(test(), SEARCH, { text }, who, 3);
        // The fill knows few words: they are read at once.
        const large = tables.filter((table) => table !== "known_words");
        if (large.length > 0) whole[text] = large;
      }
      expect(whole).toEqual({});
    },
  );
}
