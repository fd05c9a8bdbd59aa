import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import { earnerRoles } from "../accounts/staff.rules.ts";
import { requiredDocuments, SIGNATURE } from "./staff-document.rules.ts";

const required = `array[${requiredDocuments.map((name) => `'${name}'`).join()}]`;
const names = raw(required);

/**
 * Returns the SQL of the names of a person's required documents that are not approved, as a text array in
 * display order; empty for a role without required documents. `user` is the SQL of the person's id.
 */
export const unapprovedDocuments = (user: Fragment): Fragment =>
  sql`(select coalesce(array_agg(k.name order by k.place), '{}') from unnest(${names}) with ordinality k(name,
      place) where exists (select 1 from users o where o.id = ${user} and o.role = any(${earnerRoles}::int[]))
    and not exists (select 1 from staff_documents d where d.user_id = ${user} and d.document_name = k.name
      and d.ended_at is null and d.status = 'approved'))`;

/** Returns the SQL of whether the signature of a person is approved; `user` is the SQL of the person's id. */
export const approvedSignature = (user: Fragment): Fragment =>
  sql`(exists (select 1 from staff_documents d where d.user_id = ${user} and d.document_name = ${SIGNATURE}
    and d.ended_at is null and d.status = 'approved'))`;

/**
 * Returns the SQL of the required documents that a person never sent or must send again, in display order:
 * `name, place, reason, since`. `reason` is the reason of the latest rejection, and `since` the time since
 * when the document is missing. `user` is the SQL of the person's id; the person's row has the alias `r`.
 */
export const documentsToSend = (user: string): string =>
  `(select k.name, k.place, d.rejection_reason as reason, coalesce(d.reviewed_at, r.created_at) as since
    from unnest(${required}) with ordinality k(name, place)
    left join staff_documents d on d.user_id = ${user} and d.document_name = k.name and d.ended_at is null
    where d.id is null or d.status = 'rejected')`;
