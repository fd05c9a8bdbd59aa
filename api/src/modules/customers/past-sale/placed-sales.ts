import { counted } from "../../../core/colombia/spoken.ts";
import { type Rows, sql } from "../../../core/read/sql.ts";
import { type PastSaleLine, saleKey } from "./sorted-sales.ts";

/** A sale of a file with its customer; null when the customer is unknown. */
export interface PlacedSale extends PastSaleLine {
  readonly customerId: string | null;
}

/**
 * Assigns customers to sales: by document, else by e-mail; for a line with neither, the only customer with
 * that name. Adds doubts about the customer and about possible duplicates.
 */
export async function placedSales(caller: Rows, lines: readonly PastSaleLine[]): Promise<PlacedSale[]> {
  const owners = await ownersOf(caller, lines);
  const names = await namesOf(caller, lines);
  const known = await knownSales(caller, lines);
  const [{ first } = { first: null }] = await caller.rows<{ first: string | null }>(
    sql`select (min(signed_at) at time zone 'America/Bogota')::date::text as first from contracts`,
  );
  return lines.map((line) => {
    const { customerId, doubts } = customerOf(line, owners, names);
    const file = known.get(saleKey(line));
    return {
      ...line,
      customerId,
      doubts: [
        ...line.doubts,
        ...doubts,
        ...(file === undefined ? [] : [`Ya está en la importación de «${file}»`]),
        ...(first !== null && line.fecha >= first
          ? ["En esa fecha ya había contratos en Travesía: revisa que no se cuente dos veces"]
          : []),
      ],
    };
  });
}

type Names = ReadonlyMap<string, { readonly id: string; readonly count: number }>;

function customerOf(
  { keys, cliente }: PastSaleLine,
  owners: ReadonlyMap<string, string>,
  names: Names,
): { readonly customerId: string | null; readonly doubts: readonly string[] } {
  const found = [...new Set(keys.flatMap((key) => owners.get(key) ?? []))];
  const [customerId = null] = found;
  if (found.length > 1)
    return {
      customerId,
      doubts: ["El documento y el correo son de dos clientes: queda con el del documento"],
    };
  if (customerId || keys.length > 0) return { customerId, doubts: [] };
  const named = names.get(cliente);
  if (!named) return { customerId: null, doubts: [] };
  return named.count === 1
    ? { customerId: named.id, doubts: ["Solo coincide el nombre: queda con el cliente que se llama así"] }
    : {
        customerId: null,
        doubts: [`Hay ${counted(named.count, "cliente", "clientes")} con ese nombre: queda solo el nombre`],
      };
}

async function ownersOf(caller: Rows, lines: readonly PastSaleLine[]): Promise<ReadonlyMap<string, string>> {
  const keys = lines.flatMap((line) => line.keys);
  const found = await caller.rows<{ key: string; id: string }>(
    sql`select key, customer_id as id from customer_keys where key = any(${keys}::text[])`,
  );
  return new Map(found.map(({ key, id }) => [key, id]));
}

async function namesOf(caller: Rows, lines: readonly PastSaleLine[]): Promise<Names> {
  const names = [...new Set(lines.flatMap(({ keys, cliente }) => (keys.length > 0 ? [] : [cliente])))];
  const found = await caller.rows<{ name: string; id: string; count: number }>(
    sql`select n.name, min(c.id::text) as id, count(*)::int as count from unnest(${names}::text[]) n(name)
      join customers c on plain_text(c.name) = plain_text(n.name)
        and c.merged_into_id is null and c.erased_at is null
      group by n.name`,
  );
  return new Map(found.map((one) => [one.name, one]));
}

/** Returns the files of already imported sales, by the key that equal sales share. */
async function knownSales(
  caller: Rows,
  lines: readonly PastSaleLine[],
): Promise<ReadonlyMap<string, string>> {
  const found = await caller.rows<{
    fecha: string;
    cliente: string;
    destino: string | null;
    precio: string;
    filename: string;
  }>(
    sql`select s.fecha::text as fecha, s.cliente, s.destino, s.precio::text as precio, i.filename
      from (select distinct day, price from unnest(${lines.map(({ fecha }) => fecha)}::date[],
        ${lines.map(({ precio }) => precio)}::bigint[]) as g(day, price)) g
      join past_sales s on s.fecha = g.day and s.precio = g.price
      join past_sale_imports i on i.id = s.import_id and i.taken_back_at is null`,
  );
  return new Map(
    found.map(({ filename, ...sale }) => [
      saleKey({ ...sale, precio: Number(sale.precio), costo: null, pagado: null }),
      filename,
    ]),
  );
}
