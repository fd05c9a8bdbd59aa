import { randomUUID } from "node:crypto";
import { Sessions } from "../../api/src/core/auth/session.ts";
import type { TestApp } from "./app.ts";
import type { Handle } from "./people.ts";
import { aSentQuote } from "./story/quotes.ts";

/** An caller: the headers they send, and the facts known of them. */
export interface Caller {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 1–7 of an active account; none of the others has one. */
  readonly role: number | null;
  readonly is: "nobody" | "bad session" | "link" | "inactive" | "active";
}

const people: readonly Handle[] = ["cliente", "asesor", "lider", "gerente", "admin", "contador", "owner"];

/**
 * One of every kind that may knock: nobody, sessions that are foreign or over, a valid link, an account that
 * is switched off, and the seven roles.
 */
export async function everyCaller(app: TestApp): Promise<Caller[]> {
  const { sessions, clock, orm } = app.app.services;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const owner = { id: app.people.owner.id, sessionsVersion: 1 };
  const { token } = await aSentQuote(app);
  const foreign = await new Sessions("a secret of another house, long enough").issue(
    owner,
    randomUUID(),
    clock.now(),
  );
  const over = await sessions.issue(owner, randomUUID(), new Date(clock.now().getTime() - 13 * 3_600_000));
  await orm.em.fork().execute("update users set is_active = false where id = ?", [app.people.gerente2.id]);
  return [
    { name: "nobody", headers: {}, role: null, is: "nobody" },
    { name: "a foreign session", headers: bearer(foreign), role: null, is: "bad session" },
    { name: "a session that is over", headers: bearer(over), role: null, is: "bad session" },
    { name: "a link", headers: { "x-link-token": token }, role: null, is: "link" },
    { name: "an inactive account", headers: app.as("gerente2").headers, role: null, is: "inactive" },
    ...people.map((who, place): Caller => ({
      name: who,
      headers: app.as(who).headers,
      role: place + 1,
      is: "active",
    })),
  ];
}
