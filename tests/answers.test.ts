import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Answer, Known } from "./support/answers/answer.ts";

const anything: unknown = new Proxy(() => undefined, { get: () => anything });
/** Returns the answer of a document, to the compiler alone: anything is read of it when it runs. */
const answerOf = <const D extends string>(_document: D & Known<D>) => anything as Answer<D>;

/** Number of documents in a file that the compiler does not know. The numbers only fall. */
const free: Readonly<Record<string, number>> = {
  "api/accounts/access-tokens.test.ts": 1,
  "api/accounts/service-accounts-lists.test.ts": 1,
  "api/claims/claims.test.ts": 1,
  "api/claims/withdrawing.test.ts": 1,
  "api/commissions/objections.test.ts": 2,
  "api/contracts/code-by-sms.test.ts": 2,
  "api/contracts/shared-trip.test.ts": 1,
  "api/contracts/sold-by.test.ts": 1,
  "api/core/bulk-acts.test.ts": 1,
  "api/core/bulk.test.ts": 1,
  "api/core/stale.test.ts": 1,
  "api/invoices/unanswered.test.ts": 1,
  "api/notifications/notifications.test.ts": 1,
  "api/notifications/turn-notices.test.ts": 1,
  "api/operation/foreign-pictures.test.ts": 2,
  "api/payments/reminders-by-hand.test.ts": 1,
  "api/providers/acts.test.ts": 1,
  "api/quotes/calculation.test.ts": 2,
  "api/quotes/costs-reach.test.ts": 1,
  "api/quotes/moves.test.ts": 6,
  "api/quotes/options.test.ts": 2,
  "api/quotes/passenger-draft.test.ts": 1,
  "api/quotes/passenger-list-version.test.ts": 1,
  "api/quotes/repeated-requests.test.ts": 1,
  "api/raffle/authorization.test.ts": 1,
  "api/read/running-reads.long.test.ts": 1,
  "api/staff-documents/acts.test.ts": 1,
  "everything/acts/addenda.test.ts": 2,
  "everything/acts/commissions.test.ts": 1,
  "everything/acts/contracts.test.ts": 1,
  "everything/acts/organization.test.ts": 2,
  "everything/acts/passengers.test.ts": 2,
  "everything/acts/payments.test.ts": 1,
  "everything/acts/purchases.test.ts": 2,
  "everything/acts/quotes.test.ts": 1,
  "everything/acts/reservations.test.ts": 1,
  "everything/hostile-input.test.ts": 1,
  "everything/input-limits.test.ts": 3,
  "everything/permissions.test.ts": 1,
  "everything/read/orders.test.ts": 3,
  "everything/sums/one-sum.test.ts": 1,
  "everything/sums/places.ts": 5,
  "everything/unchanged-edits.test.ts": 1,
  "fuzz/fuzz.ts": 1,
  "gateway/dashboard.rest.test.ts": 1,
  "gateway/financial.rest.test.ts": 1,
  "support/acts.ts": 2,
  "support/answers/fields-of.ts": 1,
  "support/day-lists.ts": 1,
  "support/money/world.ts": 2,
  "support/ordered-plans.ts": 1,
  "support/story/customers.ts": 1,
  "support/story/providers.ts": 1,
  "support/turns/walk.ts": 5,
  "support/whole-tables.ts": 1,
  "volume/plans/financial.ts": 1,
  "volume/plans/whole-tables-of-all.ts": 1,
};

describe("the answer of a document", () => {
  it("has the fields that its text asks for, by their aliases, with their types", () => {
    const { shown } = answerOf(`query One($id: ID! = "a)") {
      shown: quote(id: $id) @include(if: true) { quoteNumber, status options { precioTotal } } }`);
    expectTypeOf(shown.quoteNumber).toEqualTypeOf<string>();
    expectTypeOf(shown.status).toExtend<string>();
    expectTypeOf(shown.options[0].precioTotal).toEqualTypeOf<number>();
    // @ts-expect-error no status of that name
    expectTypeOf(shown.status).toEqualTypeOf<"no status">();
    // @ts-expect-error not asked for
    expectTypeOf(shown.destino).toBeString();
  });

  it("is known through texts that are put together, and values in its arguments", () => {
    const fields = "id name";
    const text = `mutation { archivePackage(id: ${Number("1")}) { id } }` as const;
    expectTypeOf(answerOf(text).archivePackage.id).toEqualTypeOf<number>();
    const { providers } = answerOf(
      `{ providers(filter: { search: "(${String(1)}" }) { items { ${fields} } } }`,
    );
    expectTypeOf(providers.items[0].name).toEqualTypeOf<string>();
  });

  it("is known through fragments", () => {
    const { packages } = answerOf("{ packages { ...P } } fragment P on Package { title }");
    expectTypeOf(packages[0].title).toEqualTypeOf<string>();
    const { currentPopup } = answerOf("{ currentPopup { ... on ShownPopup { id } } }");
    expectTypeOf(currentPopup).toHaveProperty("id");
  });

  it("is refused for a field that the schema has not, and for a text that nobody knows", () => {
    // @ts-expect-error there is no field tittle of Package
    answerOf("{ packages { tittle } }");
    // @ts-expect-error there is no field package of Mutation
    answerOf("mutation { package { id } }");
    // @ts-expect-error the compiler does not know this text
    answerOf(String("{ packages { id } }"));
  });
});

describe("a document that the compiler does not know", () => {
  it("is asked freely where it was, and nowhere else", () => {
    const folder = import.meta.dirname;
    const files = globSync("**/*.{ts,tsx}", { cwd: folder, exclude: (name) => name === "node_modules" });
    const found = files.flatMap((file): [string, number][] => {
      const times = readFileSync(join(folder, file), "utf8").match(/\.freely\s*\./g)?.length ?? 0;
      return times > 0 ? [[file, times]] : [];
    });
    expect(Object.fromEntries(found)).toEqual(free);
  });
});
