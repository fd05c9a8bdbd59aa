import { beforeAll, expect, it } from "vitest";
import { Migration0028 } from "../../../api/src/migrations/0028-rejected-quotes.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { asOwner } from "../../support/owner.ts";
import { aRejectedQuote, aSentQuote } from "../../support/story/quotes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

it("a document of a quote that was rejected before states were kept counts no longer; a valid one stays", async () => {
  const [rejected, standing] = [await aRejectedQuote(app), await aSentQuote(app)];
  const states = () =>
    asOwner(app, (em) =>
      em.execute<{ record_id: string; state: string; ended: boolean }[]>(
        `select record_id, state, ended_at is not null as ended from issued_documents
         where kind = 'quote' and record_id in (?, ?)`,
        [rejected.id, standing.id],
      ),
    );
  await asOwner(app, async (em) => {
    await em.execute("alter table issued_documents disable trigger user");
    await em.execute("update issued_documents set state = 'vigente', ended_at = null where record_id = ?", [
      rejected.id,
    ]);
    await em.execute("alter table issued_documents enable trigger user");
  });
  await asOwner(app, async (em) => {
    const migration = new Migration0028(em.getDriver(), em.config);
    migration.up();
    for (const query of migration.getQueries()) await em.execute(query as string);
  });
  expect(await states()).toEqual(
    expect.arrayContaining([
      { record_id: rejected.id, state: "anulado", ended: true },
      { record_id: standing.id, state: "vigente", ended: false },
    ]),
  );
});
