import { v7 } from "uuid";
import { isRecordId } from "../input/ids.ts";
import type { Services } from "../context.ts";
import { mutate } from "../mutation/mutation.ts";
import type { Work } from "../mutation/work.ts";
import { noteLinkOpening } from "./links.ts";
import type { Link, LinkPurpose, Origin } from "../auth/viewer.ts";

/** Record that an id in a request's path opens without a token when `LEGACY_ID_LINKS` is on. */
export interface OpensById {
  readonly purpose: LinkPurpose;
  /** Column with the record's id, in the table of the path's id: `quotes.id`, `passengers.quote_id`. */
  readonly of: `${string}.${string}`;
}

/** Record that a request opens by an id alone, together with that id. */
export interface Opening extends OpensById {
  readonly id: string;
}

/**
 * Returns the link for an id without a token, or null when there is no such record: for consumers of calls
 * that once needed no token. The link has its own row, which counts openings as for an e-mailed link; it
 * neither expires nor can be revoked.
 */
export async function openById(services: Services, opening: Opening, origin: Origin): Promise<Link | null> {
  return isRecordId(opening.id)
    ? mutate(services, { viewer: null, link: null, origin }, open, opening)
    : null;
}

async function open(work: Work, { purpose, of, id }: Opening): Promise<Link | null> {
  const [table, column] = of.split(".");
  const [found] = await work.em.execute<{ record: string }[]>(
    `select ${column} as record from ${table} where id = ?`,
    [id],
  );
  if (!found) return null;
  // No token's hash looks like this, and the row has expired before anybody could try.
  const name = `id:${purpose}:${found.record}`;
  await work.em.execute(
    `insert into links (id, purpose, record_id, token_hash, created_at, expires_at) values (?, ?, ?, ?, ?, ?)
     on conflict (token_hash) do nothing`,
    [v7(), purpose, found.record, name, work.now, work.now],
  );
  const [row] = await work.em.execute<{ id: string }[]>("select id from links where token_hash = ?", [name]);
  if (!row) throw new Error("the link of a record was not kept");
  const link: Link = { id: row.id, purpose, recordId: found.record };
  await noteLinkOpening(work, link);
  return link;
}
