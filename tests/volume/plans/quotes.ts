import { describe, expect, it } from "vitest";
import { sql } from "../../../api/src/core/read/sql.ts";
import { visibleQuotes } from "../../../api/src/modules/quotes/quote/quote.access.ts";
import { Quote } from "../../../api/src/modules/quotes/quote/quote.entity.ts";
import { type QuoteFilter, quoteFilter } from "../../../api/src/modules/quotes/quote/quote.filter.ts";
import { firstClient, gerentes, owner, seller } from "../../bench/fill/people.ts";
import type { TestApp } from "../../support/app.ts";
import { inDays } from "../../support/calendar.ts";
import { planOf } from "../../support/plans.ts";

/** A person of each role who has quotes. */
const sold = { owner, gerente: gerentes[0], lider: 12, asesor: seller, cliente: firstClient };

/** Declares the tests of the query plans of the list of quotes, by filters that match many rows and few. */
export function plansOfQuotes(test: () => TestApp): void {
  describe("the list of quotes", () => {
    it.each<[keyof typeof sold, QuoteFilter]>([
      ["owner", {}],
      ["asesor", {}],
      ["lider", {}],
      ["gerente", {}],
      ["cliente", {}],
      ["owner", { status: "pending" }],
      ["owner", { search: "abc123" }],
      ["owner", { destino: "0a1b2c" }],
      ["owner", { startDate: inDays(51), endDate: inDays(61) }],
      ["owner", { minPrice: 99_000_000, maxPrice: 100_000_000 }],
      ["asesor", { status: "expired", search: "cartagena" }],
    ])("is found by an index, to %s with %j", async (who, filter) => {
      const { people, clock } = test();
      const viewer = { ...people[who], id: sold[who] };
      const seen = { $and: [visibleQuotes(viewer, null), quoteFilter(filter, { now: clock.now(), viewer })] };
      const found = await planOf(test(), Quote, seen, sql`created_at desc, id desc limit 10`);
      expect(found, found).not.toMatch(/Seq Scan on quotes/);
    });
  });
}
