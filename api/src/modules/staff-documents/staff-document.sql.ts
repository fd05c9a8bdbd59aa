import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import { earnerRoles } from "../accounts/staff.rules.ts";
import { requiredDocuments, SIGNATURE } from "./staff-document.rules.ts";

const required = `array[${requiredDocuments.map((name) => `'${name}'`).join()}]`;
const names = raw(required);

/**
 * Returns the names of the required documents of a person (their id) that are not approved, as a text array
 * in the order of the screens; empty for a role that has to hand in none.
 */
export const unapprovedDocuments = (user: Fragment): Fragment =>
  sql`(select coalesce(array_agg(k.name order by k.place), '{}') from unnest(${names}) with ordinality k(name,
      place) where exists (select 1 from users o where o.id = ${user} and o.role = any(${earnerRoles}::int[]))
    and not exists (select 1 from staff_documents d where d.user_id = ${user} and d.document_name = k.name
      and d.ended_at is null and d.status = 'approved'))`;

/** Returns whether the signature of a person (their id) is approved. */
export const approvedSignature = (user: Fragment): Fragment =>
  sql`(exists (select 1 from staff_documents d where d.user_id = ${user} and d.document_name = ${SIGNATURE}
    and d.ended_at is null and d.status = 'approved'))`;

/**
 * Returns the required documents that a person (the SQL of their id, with their row known as `r`) never sent
 * or has to send again, in the order of the screens: `name, place, reason, since`, with the reason why the
 * last one was rejected and the time since when it is missing.
 */
export const documentsToSend = (user: string): string =>
  `(select k.name, k.place, d.rejection_reason as reason, coalesce(d.reviewed_at, r.created_at) as since
    from unnest(${required}) with ordinality k(name, place)
    left join staff_documents d on d.user_id = ${user} and d.document_name = k.name and d.ended_at is null
    where d.id is null or d.status = 'rejected')`;
