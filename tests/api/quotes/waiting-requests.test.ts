import { beforeAll, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import type { Handle } from "../../support/people.ts";
import { aQuote, family } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const REASSIGN = `mutation ($id: ID!, $input: ReassignQuoteInput!) {
  reassignQuote(id: $id, input: $input) { reassignmentReason } }`;

/** Returns the types of the notices about a quote to a person, latest first. */
async function noticesOf(who: Handle, id: string): Promise<readonly string[]> {
  const { rows } = await app.app.services.pool.query<{ type: string }>(
    `select type from notifications where user_id = $1 and link like '%' || $2
      order by created_at desc, id desc`,
    [app.people[who].id, id],
  );
  return rows.map(({ type }) => type);
}

/** Lets hours pass with the jobs that they bring, twice over. */
async function hoursPass(hours: number): Promise<void> {
  app.clock.advance({ hours });
  await app.sweep();
  await app.sweep();
}

const aRequest = async () => {
  const asked = await app
    .as()
    .ask(`mutation ($input: CreateQuoteInput!) { createExternalQuote(input: $input) { id } }`, {
      input: family,
    });
  return asked.createExternalQuote.id as string;
};

it("a request that nobody has is assigned without a reason, once", async () => {
  const id = await aRequest();
  const { lider2, asesor2 } = app.people;
  const give = (sellerId: number) => app.as("owner").gql(REASSIGN, { id, input: { sellerId } });
  const answers = await Promise.all([give(lider2.id), give(asesor2.id)]);
  const refused = answers.filter(({ errors }) => errors);
  expect(refused).toHaveLength(1);
  // The second one finds a quote that has a seller by then.
  expectRefused(refused[0]!, "BAD_USER_INPUT", "Escribe el motivo de la asignación");
  const { quoteAssignments } = await app
    .as("owner")
    .ask("query ($id: ID!) { quoteAssignments(id: $id) { seller { id } reason } }", { id });
  expect(quoteAssignments).toMatchObject([{ reason: null }]);
});

it("a quote is reassigned with a reason, which only a REST call may leave out", async () => {
  const { id } = await aQuote(app);
  const sellerId = app.people.asesor2.id;
  for (const reassignmentReason of [undefined, null, "  "])
    expectRefused(
      await app.as("owner").gql(REASSIGN, { id, input: { sellerId, reassignmentReason } }),
      "BAD_USER_INPUT",
    );
  const answer = await app.as("owner").rest("PATCH", `/quotes/${id}/reassign`, { vendedor_id: sellerId });
  expect(answer.body.quote.reassignment_reason).toBe("Sin motivo (API)");
  const { quoteAssignments } = await app
    .as("owner")
    .ask(`query ($id: ID!) { quoteAssignments(id: $id) { reason } }`, { id });
  expect(quoteAssignments[0]).toEqual({ reason: "Sin motivo (API)" });
});

it("a waiting request is notified after 48 hours, once: to administration while nobody has it, else to its leader too", async () => {
  const [alone, given] = [await aRequest(), await aRequest()];
  const input = { sellerId: app.people.asesor.id, reassignmentReason: "Primera asignación" };
  await app.as("admin").ask(REASSIGN, { id: given, input });
  await hoursPass(47);
  expect(await noticesOf("admin", alone)).toEqual(["quote_created"]);
  expect(await noticesOf("lider", given)).toEqual([]);
  await hoursPass(1);
  for (const who of ["admin", "owner"] as const)
    expect(await noticesOf(who, alone)).toEqual(["quote_unassigned", "quote_created"]);
  expect(await noticesOf("lider", given)).toEqual(["quote_stalled"]);
  expect(await noticesOf("asesor", given)).toEqual(["quote_stalled", "quote_assigned"]);
  expect(await noticesOf("admin", given)).toEqual(["quote_created"]);
});
