import { AuditEntry } from "../../../core/audit/audit.entity.ts";
import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";

/** How a line of the audit log is told: its kind, and what is noted beside it. */
export type Telling<Kind extends string, Detail = object> = readonly [
  kind: Kind,
  note: (detail: Detail) => string | null,
];

/** One line of what happened to a record. */
export interface Happened<Kind extends string> {
  readonly id: string;
  readonly kind: Kind;
  readonly at: Date;
  /** `Nombre Apellido`; null for the client by their link, and for what the product did itself. */
  readonly actorName: string | null;
  readonly byClient: boolean;
  readonly note: string | null;
}

/**
 * What happened to a record, newest first, out of the audit log; the caller has shown that the asker may see
 * it. What a client did, by their link or their account, names nobody.
 */
export async function historyOf<Kind extends string>(
  context: Context,
  recordId: string,
  told: Readonly<Record<string, Telling<Kind>>>,
): Promise<Happened<Kind>[]> {
  const { em } = Scope.of(context);
  const entries = await em.find(
    AuditEntry,
    { recordId, type: { $in: Object.keys(told) } },
    { orderBy: { at: "desc", id: "desc" }, limit: 100 },
  );
  const people = await em.find(User, { id: { $in: entries.flatMap(({ actorId }) => actorId ?? []) } });
  const byId = new Map(people.map((person) => [person.id, person]));
  return entries.flatMap(({ id, type, at, actorId, linkId, detail }) => {
    const telling = told[type];
    if (!telling) return [];
    const [kind, note] = telling;
    const actor = actorId === null ? undefined : byId.get(actorId);
    const byClient = (actorId === null && linkId !== null) || actor?.role === CLIENTE;
    const actorName = actor && !byClient ? `${actor.name} ${actor.lastname}` : null;
    return [{ id, kind, at, actorName, byClient, note: note(detail) }];
  });
}
