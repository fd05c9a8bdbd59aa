import type { Services } from "../../../core/context.ts";
import { Reader } from "../../../core/read/read.ts";
import type { SnapshotRows } from "./snapshot.ts";
import { sql } from "../../../core/read/sql.ts";
import { entriesFrom, followsByItself, describedEntries } from "../../history/described-entries.ts";
import type { DossierCaller } from "../dossier-caller.ts";
import type { Sale, SalePart } from "./sale.ts";

interface ChainedLine {
  readonly id: string;
  readonly fecha: Date;
  readonly posicion: number;
  readonly anterior: string;
  readonly huella: string;
  readonly texto: string;
  readonly byClient: boolean;
}

/**
 * Returns the sale's part of the history's hash chain: each entry with its position, its description and the
 * hashed text, from which anybody can recalculate the hash. A plain dossier contains that text only for the
 * client's own acts; other entries contain costs and addresses, and only their hash is included.
 */
export async function saleHistory(
  services: Services,
  rows: SnapshotRows,
  { accountId, full }: Sale,
  parts: readonly SalePart[],
  { viewer, link }: DossierCaller,
): Promise<object[]> {
  const lines = await rows<ChainedLine>(
    sql`select e.id::text as id, e.at as fecha, c.position as posicion, c.previous as anterior,
        c.hash as huella, audit_text(e, c.version::int) as texto,
        (e.link_id is not null or e.actor_id = ${accountId}::int) is true
          and e.type <> all(${[...followsByItself]}::text[]) as "byClient"
      from audit_entries e join audit_chain c on c.entry_id = e.id
      where e.record_id = any(${parts.map(({ id }) => id)}::text[])
      order by c.position`,
  );
  const read = new Reader(services, { viewer, link, now: services.clock.now() });
  const ids = lines.map(({ id }) => id);
  const described = await describedEntries(
    { read, viewer },
    entriesFrom(sql`select e.* from audit_entries e where e.id = any(${ids}::uuid[])`),
  );
  const words = new Map(described.map(({ id, text }) => [id, text]));
  return lines.map(({ id, byClient, texto, ...line }) => ({
    ...line,
    dicho: words.get(id) ?? null,
    texto: full || byClient ? texto : null,
  }));
}
