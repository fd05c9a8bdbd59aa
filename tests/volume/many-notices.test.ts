import { expect, it } from "vitest";
import { anApp } from "../support/app.ts";

it("a notice reaches a thousand, each once, although the job broke off and ran again", async () => {
  const app = await anApp();
  const em = app.app.services.orm.em.fork();
  await em.execute(
    `insert into users (name, lastname, email, password_hash, role, referral_code, created_at, updated_at)
    select 'Cliente', 'Número ' || n, 'mil' || n || '@prueba.test', '-', 1, 'MIL' || n, at, at
    from generate_series(1, 1000) n, (select ?::timestamptz as at) t`,
    [app.clock.now()],
  );
  const rows = await em.execute<{ id: number }[]>("select id from users where email like 'mil%@prueba.test'");
  const userIds = rows.map((row) => row.id);
  const { notifyMany } = await app
    .as("owner")
    .ask(`mutation ($input: NotifyManyInput!) { notifyMany(input: $input) }`, {
      input: { userIds, title: "Mil", message: "A todos" },
    });
  expect(notifyMany).toBe(1_000);
  const count = async () =>
    (await em.execute<{ count: string }[]>("select count(*) from notifications where title = 'Mil'"))[0]
      ?.count;
  expect(await count()).toBe("0");
  await app.runJobs();
  expect(await count()).toBe("1000");
  const [batch] = await em.execute<{ id: string }[]>("select id from notice_batches where title = 'Mil'");
  await em.execute(
    `select graphile_worker.add_job('notices.tell', payload := json_build_object('batchId', ?::text))`,
    [batch?.id],
  );
  await app.runJobs();
  expect(await count()).toBe("1000");
});
