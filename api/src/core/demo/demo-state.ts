import type pg from "pg";
import type { DemoState } from "./demo.entity.ts";
import type { SecretBox } from "../secrets/secret-box.ts";
import { sharedSecrets } from "../secrets/shared-secret.ts";

/** State of the demo data in a database; null when there never were any. */
export interface FoundDemo {
  readonly state: DemoState | null;
  /** True when the database has an account. */
  readonly inhabited: boolean;
}

/** Demo states of earlier versions, which stored them among the secrets, encrypted if there was a key. */
const earlier: Readonly<Record<string, DemoState>> = { begun: "begun", made: "whole" };

/** Reads the state of a database's demo data, also as an earlier version stored it. */
export async function findDemo(session: pg.ClientBase, secrets: SecretBox): Promise<FoundDemo> {
  const { rows } = await session.query<{ state: DemoState | null; kept: string | null; inhabited: boolean }>(
    `select (select state from demo) as state, (select value from secrets where name = 'demo') as kept,
      exists (select from users) as inhabited`,
  );
  const { state = null, kept = null, inhabited = false } = rows[0] ?? {};
  const before = kept === null ? null : (earlier[secrets.open(kept, sharedSecrets, "demo")] ?? null);
  return { state: state ?? before, inhabited };
}

/** Records the state of the demo data, and deletes the mark of an earlier version. */
export async function markDemo(session: pg.ClientBase, state: DemoState): Promise<void> {
  await session.query(`delete from demo; delete from secrets where name = 'demo';
    insert into demo (state) values ('${state}')`);
}

/** History line types of visits, such as signing in, which do not count as work in the demo. */
const visits = [
  ...["user.signed-in", "user.sign-in-failed", "user.signed-out", "user.recovery-asked"],
  ...["user.viewing-began", "user.viewing-ended"],
];

/**
 * Returns whether people have changed anything: whether the history has lines, other than visits, that
 * neither a seed nor a job wrote.
 */
export async function isWorkedWith(session: pg.ClientBase): Promise<boolean> {
  const { rows } = await session.query<{ worked: boolean }>(
    `select exists (select from audit_entries
      where channel not in ('seed', 'job') and type <> all ($1)) as worked`,
    [visits],
  );
  return rows[0]?.worked ?? false;
}
