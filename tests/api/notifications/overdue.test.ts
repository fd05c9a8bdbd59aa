import { beforeAll, expect, it } from "vitest";
import { ASESOR } from "../../../api/src/modules/accounts/permissions.rules.ts";
import { inDays } from "../../support/calendar.ts";
import type { TestApp } from "../../support/app.ts";
import { asOwner } from "../../support/owner.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aSignedContract } from "../../support/story/contracts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

/** Gives a contract so many further payments that were due yesterday. */
const withOverdue = (contractId: string, count: number): Promise<void> =>
  asOwner(app, async (em) => {
    await em.execute("alter table plan_lines disable trigger user");
    await em.execute(
      `insert into plan_lines select line.* from plan_lines l, generate_series(1, ?) n,
        jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'numero', 100 + n,
          'fecha_vencimiento', ?::date, 'pagado', 0)) line
        where l.contract_id = ? and l.numero = (select min(f.numero) from plan_lines f
          where f.contract_id = l.contract_id)`,
      [count, inDays(-1), contractId],
    );
    await em.execute("alter table plan_lines enable trigger user");
  });
const notices = async (contractId: string) =>
  (
    await app.app.services.pool.query<{ role: number; lines: number; notices: number }>(
      `select u.role, count(distinct n.data ->> 'plan_line_id')::int as lines, count(*)::int as notices
        from notifications n join users u on u.id = n.user_id
        where n.type = 'payment_overdue' and n.data ->> 'contract_id' = $1 group by u.role order by u.role`,
      [contractId],
    )
  ).rows;

it("overdue payments are notified to the seller once each, however many there are", async () => {
  const { id } = await aSignedContract(app);
  await withOverdue(id, 60);
  await app.sweep();
  const each = [{ role: ASESOR, lines: 60, notices: 60 }];
  expect(await notices(id)).toEqual(each);
  await app.sweep();
  expect(await notices(id)).toEqual(each);
});
