import { describe, expect, it } from "vitest";
import { busiestMonth } from "../../bench/fill/size.ts";
import type { TestApp } from "../../support/app.ts";
import { wholeTables } from "../../support/whole-tables.ts";
import { wholeTablesOfAll } from "./whole-tables-of-all.ts";

/**
 * Declares the tests of the query plans of months of money and of the sums of commission payments, over a
 * filled database.
 */
export function plansOfMonths(test: () => TestApp): void {
  describe("the months of the agency's money", () => {
    const MONTHS = `{ accountingMonths(limit: 12) { items { mes state pendientes recibido } total } }`;
    const MONTH = `query ($mes: String!) { accountingMonth(mes: $mes) { pendientes recibido
      waiting { kind cantidad total records { id name person } }
      figures { recibido { total } pagado { total } } lateBookings { id } acts { name allowed } } }`;

    it.each([
      ["all of them", MONTHS, {}],
      ["one of them with what waits", MONTH, { mes: busiestMonth }],
    ])("are read without a whole table: %s", async (_, document, variables) => {
      const whole = await wholeTables(test(), document, variables, "contador", 6);
      // Here are no closings and no attempts with a card.
      const small = ["month_closings", "late_bookings", "card_attempts"];
      expect(whole.filter((table) => !small.includes(table))).toEqual([]);
    });
  });

  describe("paying commissions", () => {
    it("looks at fifty of them without reading a whole table", async () => {
      const { commissions } = await test()
        .as("contador")
        .ask(`{ commissions(limit: 50, filter: { status: approved }) { items { id } } }`);
      const ids = commissions.items.map(({ id }: { readonly id: string }) => id);
      const PREVIEW = `query ($ids: [ID!]!) { payoutPreview(input: { ids: $ids }) {
        lines neto problema sellers { nombre neto } } }`;
      expect(ids).toHaveLength(50);
      const whole = await wholeTablesOfAll(test(), PREVIEW, { ids }, "contador");
      const large = ["commissions", "commission_objections", "contracts", "staff_documents"];
      expect(whole.filter((table) => large.includes(table))).toEqual([]);
    });
  });
}
