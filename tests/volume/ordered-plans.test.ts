import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Reader } from "../../api/src/core/read/read.ts";
import type { ListOrder } from "../../api/src/core/list/order.rules.ts";
import { commissionOrder } from "../../api/src/modules/commissions/commission/commission.rules.ts";
import { contractOrder } from "../../api/src/modules/contracts/contract/contract.rules.ts";
import { customerOrder } from "../../api/src/modules/customers/customer/customer.rules.ts";
import { paymentOrder } from "../../api/src/modules/payments/payment/payment.rules.ts";
import { quoteOrder } from "../../api/src/modules/quotes/quote/quote.rules.ts";
import { reservationOrder } from "../../api/src/modules/reservations/reservation.rules.ts";
import { administrator, gerentes, seller } from "../bench/fill/people.ts";
import { aFilledApp, type FilledApp } from "../support/filled.ts";
import { offeredFilters } from "../support/offered-filters.ts";
import { costOfPage, type PageCost } from "../support/ordered-plans.ts";

let test: FilledApp;

// The first who wants the records of years writes them.
beforeAll(async () => {
  test = await aFilledApp();
}, 1_800_000);

afterAll(() => test?.close());
afterEach(() => vi.restoreAllMocks());

/** Orders of the lists. */
const orders = {
  quotes: quoteOrder,
  contracts: contractOrder,
  payments: paymentOrder,
  commissions: commissionOrder,
  reservations: reservationOrder,
  customers: customerOrder,
} as const satisfies Record<keyof typeof offeredFilters, ListOrder<string>>;

/** Rows that one step of a page may sort, and rows that it may read for an caller who has none. */
const MOST = { sorted: 5_000, read: 10_000 } as const;

/** Callers who see everything, a sixth, a thirtieth and a 160th of it; and two who have no sales yet. */
const callers = {
  "an administrator": () => test.asFilled(administrator),
  "a gerente": () => test.asFilled(gerentes[0]),
  "a líder": () => test.asFilled(12),
  "an asesor": () => test.asFilled(seller),
  "a new gerente": () => test.as("gerente"),
  "a new asesor": () => test.as("asesor"),
} as const;

describe.each(Object.entries(callers))("ordered lists, to %s", (who, signIn) => {
  it.each(Object.entries(orders))(
    "scan no table and sort at most 5,000 rows, whichever order and filter of %s",
    async (list, { name, columns }) => {
      const caller = await signIn();
      const dear: Record<string, PageCost> = {};
      const filterType = `${list[0]!.toUpperCase()}${list.slice(1, -1)}Filter`;
      const document = `query ($filter: ${filterType}, $order: ${name}, $direction: OrderDirection) {
        ${list}(limit: 10, filter: $filter, order: $order, direction: $direction) { items { id } } }`;
      for (const order of Object.keys(columns))
        for (const direction of ["asc", "desc"])
          for (const filter of offeredFilters[list as keyof typeof offeredFilters]) {
            const cost = await costOfPage(test, document, { order, direction, filter }, caller);
            const read = who === "a new asesor" ? cost.read : 0;
            if (cost.scanned.length > 0 || cost.sorted > MOST.sorted || read > MOST.read)
              dear[`${order} ${direction} ${JSON.stringify(filter)}`] = cost;
          }
      expect(dear).toEqual({});
    },
  );
});

describe("a page that is looked for along its order", () => {
  const page = Reader.prototype.page;
  /** Filters and sorts pages from now on as they are asked for. */
  const plainly = () =>
    vi.spyOn(Reader.prototype, "page").mockImplementation(function (this: Reader, entity, info, rows) {
      return page.call(this, entity, info, { ...rows, indexed: false }) as never;
    });

  it.each(["a gerente", "an asesor", "a new gerente"] as const)(
    "is the one of the list, to %s",
    async (who) => {
      const caller = await callers[who]();
      const document = `query ($order: QuoteOrder!, $direction: OrderDirection!, $page: Int!,
        $filter: QuoteFilter) {
      quotes(limit: 25, page: $page, order: $order, direction: $direction, filter: $filter) {
        items { id } } }`;
      const asked = Object.keys(quoteOrder.columns).flatMap((order) =>
        [1, 2, 9].flatMap((number) =>
          [{}, { search: "cartagena" }, { status: "rejected" }].map((filter) => ({
            order,
            page: number,
            filter,
            direction: number === 2 ? "asc" : "desc",
          })),
        ),
      );
      const answers = async () => {
        const found = [];
        for (const variables of asked) found.push((await caller.ask(document, variables)).quotes.items);
        return found;
      };
      const along = await answers();
      plainly();
      expect(along).toEqual(await answers());
    },
  );
});
