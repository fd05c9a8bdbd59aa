import type { Services } from "../../../core/context.ts";
import { Reader } from "../../../core/read/read.ts";
import type { SnapshotRows } from "./snapshot.ts";
import { sql } from "../../../core/read/sql.ts";
import { entriesFrom, followsByItself, toldEntries } from "../../history/told-entries.ts";
import type { DossierAsker } from "../dossier-asker.ts";
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
 * The sale's part of the chain over the history: each line with its link, as it is told, and with the text
 * that was chained, by which anybody can make the hash again. In a plain dossier that text stands only where
 * the client did it: others' lines hold costs and addresses; their hash stands for them.
 */
export async function saleHistory(
  services: Services,
  rows: SnapshotRows,
  { accountId, full }: Sale,
  parts: readonly SalePart[],
  { viewer, link }: DossierAsker,
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
  const told = await toldEntries(
    { read, viewer },
    entriesFrom(sql`select e.* from audit_entries e where e.id = any(${ids}::uuid[])`),
  );
  const words = new Map(told.map(({ id, text }) => [id, text]));
  return lines.map(({ id, byClient, texto, ...line }) => ({
    ...line,
    dicho: words.get(id) ?? null,
    texto: full || byClient ? texto : null,
  }));
}
