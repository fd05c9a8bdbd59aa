import { beforeAll, describe, expect, it } from "vitest";
import type { Viewer } from "../../../api/src/core/auth/viewer.ts";
import { sql } from "../../../api/src/core/read/sql.ts";
import { User } from "../../../api/src/modules/accounts/account/user.entity.ts";
import { listedUsers } from "../../../api/src/modules/organization/user.access.ts";
import { type UserFilter, userFilter } from "../../../api/src/modules/organization/user.filter.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { asOwner } from "../../support/owner.ts";
import { planOf } from "../../support/plans.ts";
import { TODAY } from "../../support/calendar.ts";
import type { Handle } from "../../support/people.ts";

let app: TestApp;

/** Twenty thousand people. The trigrams are indexed at the end, which is many times faster. */
beforeAll(async () => {
  app = await anApp();
  await asOwner(app, async (em) => {
    const [trigrams] = await em.execute<{ indexdef: string }[]>(
      "select indexdef from pg_indexes where tablename = 'users' and indexname like '%trigrams'",
    );
    await em.execute("drop index users_search_text_trigrams");
    await em.execute("alter table users disable trigger users_search_text");
    await em.execute(
      `insert into users (name, lastname, email, role, is_active, password_hash, referral_code,
        documento_identidad, gerente_id, lider_id, search_text, created_at, updated_at)
     select 'Persona', md5(n::text), n || '@correo.test', case when n % 100 = 0 then 2
     else 1 end, n % 50 > 0, '', 'P' || n, (50000000 + n)::text,
       case when n % 100 = 0 then ${app.people.gerente2.id} end,
         case when n % 100 = 0 then ${app.people.lider2.id} end, 'persona ' || md5(n::text), at, at
     from generate_series(1, 20000) n, lateral (select timestamptz '${TODAY}' - n * interval '3 minutes'
       as at) values`,
    );
    await em.execute(trigrams!.indexdef);
    await em.execute("analyze users");
  });
});

const plan = (who: Viewer, filter: UserFilter): Promise<string> =>
  planOf(app, User, { $and: [listedUsers(who), userFilter(filter)] }, sql`created_at desc, id desc limit 10`);

describe("the people are found by an index, among 20,000", () => {
  it.each<[Handle, UserFilter, RegExp]>([
    ["owner", {}, /users_created_at/],
    [
      "owner",
      { search: "abc123" },
      /users_search_text_trigrams[\s\S]*users_documento|users_documento[\s\S]*users_search_text_trigrams/,
    ],
    ["owner", { role: 3 }, /users_role/],
    ["owner", { isActive: false }, /users_is_active/],
    ["gerente2", {}, /users_(gerente|created_at)/],
    ["lider2", { isActive: true }, /users_(lider|is_active)/],
  ])("by %s under %j", async (who, filter, index) => {
    const found = await plan(app.people[who], filter);
    expect(found, found).not.toMatch(/Seq Scan on users/);
    expect(found, found).toMatch(index);
  });
});
