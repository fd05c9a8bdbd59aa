import { shownTypes } from "../../../core/audit/description.ts";
import { AuditEntry } from "../../../core/audit/audit.entity.ts";
import type { Context } from "../../../core/context.ts";
import { Scope } from "../../../core/mutation/scope.ts";
import { User } from "./user.entity.ts";
import { CLIENTE } from "../permissions.rules.ts";

/** Description of an audit-log entry in a history: its kind, and the note displayed beside it. */
export type HistoryLine<Kind extends string, Detail = object> = readonly [
  kind: Kind,
  note: (detail: Detail) => string | null,
];

/** One line of the history of a record. */
export interface Happened<Kind extends string> {
  readonly id: string;
  readonly kind: Kind;
  readonly at: Date;
  /**
   * `Nombre Apellido` of the person who acted; null for a client who used their link, and for an automatic
   * act.
   */
  readonly actorName: string | null;
  readonly byClient: boolean;
  readonly note: string | null;
}

/**
 * Returns the history of a record, newest first, from the audit log. The caller has checked that the viewer
 * may see the record. Acts that a client did by link have no name; acts that a client did by account
 * have one only with `clientsByName`.
 */
export async function historyOf<Kind extends string>(
  context: Context,
  recordId: string,
  lines: Readonly<Record<string, HistoryLine<Kind> | null>>,
  { clientsByName = false } = {},
): Promise<Happened<Kind>[]> {
  const { em } = Scope.of(context);
  const entries = await em.find(
    AuditEntry,
    { recordId, type: { $in: shownTypes(lines) } },
    { orderBy: { at: "desc", id: "desc" }, limit: 100 },
  );
  const people = await em.find(User, { id: { $in: entries.flatMap(({ actorId }) => actorId ?? []) } });
  const byId = new Map(people.map((person) => [person.id, person]));
  return entries.flatMap(({ id, type, at, actorId, linkId, detail }) => {
    const line = lines[type];
    if (!line) return [];
    const [kind, note] = line;
    const actor = actorId === null ? undefined : byId.get(actorId);
    const byClient = (actorId === null && linkId !== null) || actor?.role === CLIENTE;
    const actorName = actor && (clientsByName || !byClient) ? `${actor.name} ${actor.lastname}` : null;
    return [{ id, kind, at, actorName, byClient, note: note(detail) }];
  });
}
