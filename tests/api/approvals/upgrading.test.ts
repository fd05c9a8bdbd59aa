import pg from "pg";
import { expect, it } from "vitest";
import { writtenMigrations } from "../../../api/src/core/migrations/statements.ts";
import { payoutOf } from "../../../api/src/migrations/approvals.ts";
import { afterFile } from "../../support/after-file.ts";
import { ownerUrlOf } from "../../support/database.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { APPROVE, askFor, asksAbove, NEEDS } from "../../support/story/approvals.ts";
import { aProvider } from "../../support/story/providers.ts";
import { aContractToBuy, buy, MARK_PAID } from "../../support/story/purchases.ts";

it("an approval that was given to an MD5 of its account is good for the same account alone", async () => {
  const app = await anAppWithSales();
  await asksAbove(app, 0);
  const approved = async (accountNumber: string) => {
    const provider = await aProvider(app, { bank: "Bancolombia", accountKind: "ahorros", accountNumber });
    const { items } = await aContractToBuy(app);
    const purchase = (await buy(app, items[0]!, { proveedor: provider.name })).purchase.id as string;
    const approval = await askFor(app, "purchase", purchase, "admin");
    await app.as("owner").ask(APPROVE, { id: approval.id });
    return { provider, purchase };
  };
  const [kept, changed] = [await approved("1234567890"), await approved("5551112223")];

  const owner = new pg.Client({ connectionString: ownerUrlOf(app.databaseUrl) });
  await owner.connect();
  afterFile(() => owner.end());
  const digests = async () =>
    (await owner.query<{ account: string }>("select account from payout_approvals")).rows.map(
      ({ account }) => account.length,
    );
  // As the earlier version has them: 32 signs of MD5.
  await owner.query(payoutOf("create or replace function", (text) => `md5(${text})`));
  await owner.query("alter table payout_approvals disable trigger payout_approvals_keep_what_they_say");
  await owner.query(
    `update payout_approvals a set account = (select o.account from payout_of(a.kind, a.subject_id) o)`,
  );
  await owner.query("alter table payout_approvals enable trigger payout_approvals_keep_what_they_say");
  expect(await digests()).toEqual([32, 32]);
  await app
    .as("admin")
    .ask(
      "mutation ($id: ID!, $input: UpdateProviderInput!) { updateProvider(id: $id, input: $input) { id } }",
      { id: changed.provider.id, input: { accountNumber: "9999999999" } },
    );

  const upgrade = writtenMigrations(app.app.services.orm).find(({ name }) => name.startsWith("0195-"));
  for (const statement of upgrade!.statements) await owner.query(statement);
  expect((await digests()).sort()).toEqual([64, 7]);
  const markPaid = (id: string) => app.as("admin").gql(MARK_PAID, { id, input: {} });
  expectRefused(await markPaid(changed.purchase), "CONFLICT", NEEDS);
  expect((await markPaid(kept.purchase)).errors).toBeUndefined();
  await expect(owner.query("update payout_approvals set account = 'other'")).rejects.toThrow(
    "an approval of a payment keeps what it says",
  );
});
