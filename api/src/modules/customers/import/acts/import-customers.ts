import { v7 } from "uuid";
import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { withoutColumns } from "../../../../core/sheet/import-layout.ts";
import { type ImportLineInput, lineChoices } from "../../../../core/sheet/import-lines.type.ts";
import { lineAtFault } from "../../../../core/sheet/imported-file.ts";
import { keepMapping } from "../../../../core/sheet/kept-mappings.ts";
import type { CustomerImport } from "../customer-import.types.ts";
import type { CustomerLine } from "../sorted-customers.ts";
import { placedCustomers } from "../placed-customers.ts";
import type { CustomerFile } from "../read-customers.ts";
import { takenCustomers } from "../taken-customers.ts";

/** A file of customers, the choice to skip its bad lines, and the answers about its doubtful lines. */
interface ImportedCustomers {
  readonly file: CustomerFile;
  readonly leaveBad: boolean;
  readonly take?: readonly ImportLineInput[] | null;
}

/**
 * Imports the customers of a file in one transaction: new customers are created, and missing data of
 * existing ones are filled in. A file with bad lines is refused, unless the user chose to skip them.
 */
export async function importCustomers(
  work: Work,
  { file, leaveBad, take = null }: ImportedCustomers,
): Promise<CustomerImport> {
  if (!work.viewer) throw forbidden();
  if (file.layout.missing.length > 0) throw withoutColumns(file.layout);
  // No other transaction adds a customer while the file is written, else a line could add the same one
  // twice.
  await work.rows(sql`lock table customer_keys in share row exclusive mode`);
  const { people, bad } = await placedCustomers(work, file);
  const choices = lineChoices(take);
  const taken = takenCustomers(people, choices);
  const contradicting = choices
    ? []
    : taken.left.map(({ said, doubt }) => ({ line: said!.line, problems: [doubt!.reason] }));
  const [worst] = [...bad, ...contradicting].sort((one, other) => one.line - other.line);
  if (worst && !leaveBad) throw lineAtFault(worst);
  const fresh = taken.fresh.map((line) => ({ ...line, id: v7() }));
  const { there } = taken;
  await insertAll(work, fresh);
  await fillAll(work, there);
  await giveAll(work, [...fresh, ...there]);
  await keepMapping(work, "customers", file.layout, file.mapping);
  const counts = { added: fresh.length, known: there.length, left: bad.length + taken.left.length };
  work.audit("customer.imported", work.viewer.id, {
    archivo: file.filename,
    lines: file.good.length + file.bad.length,
    ...counts,
  });
  return counts;
}

type Kept = CustomerLine & { readonly id: string };

const of = <K extends keyof Kept>(lines: readonly Kept[], key: K): Kept[K][] =>
  lines.map((line) => line[key]);

/** Returns SQL: the lines as rows `g`. */
const rowsOf = (
  lines: readonly Kept[],
) => sql`unnest(${of(lines, "id")}::uuid[], ${of(lines, "name")}::text[],
  ${of(lines, "email")}::text[], ${of(lines, "telefono")}::text[], ${of(lines, "tipoDocumento")}::text[],
  ${of(lines, "documentoIdentidad")}::text[], ${of(lines, "fechaNacimiento")}::date[],
  ${of(lines, "direccion")}::text[], ${of(lines, "ciudad")}::text[], ${of(lines, "kind")}::text[])
  as g(id, name, email, telefono, kind, number, birthday, address, city, customer_kind)`;

const insertAll = (work: Work, lines: readonly Kept[]) =>
  work.rows(
    sql`insert into customers (id, created_at, updated_at, kind, name, email, telefono, tipo_documento,
        documento_identidad, fecha_nacimiento, direccion, ciudad, source, created_by_id)
      select g.id, ${work.now}::timestamptz, ${work.now}::timestamptz,
        g.customer_kind, g.name, g.email, g.telefono, g.kind,
        g.number, g.birthday, g.address, g.city, 'import', ${work.viewer!.id}::int
      from ${rowsOf(lines)}`,
  );

const fillAll = (work: Work, lines: readonly Kept[]) =>
  work.rows(
    sql`update customers c set version = c.version + 1, updated_at = ${work.now}::timestamptz,
        email = coalesce(c.email, g.email), telefono = coalesce(c.telefono, g.telefono),
        tipo_documento = coalesce(c.tipo_documento, g.kind),
        documento_identidad = coalesce(c.documento_identidad, g.number),
        fecha_nacimiento = coalesce(c.fecha_nacimiento, g.birthday),
        direccion = coalesce(c.direccion, g.address), ciudad = coalesce(c.ciudad, g.city)
      from ${rowsOf(lines)} where c.id = g.id and ((c.email is null and g.email is not null)
        or (c.telefono is null and g.telefono is not null)
        or (c.documento_identidad is null and g.number is not null)
        or (c.fecha_nacimiento is null and g.birthday is not null)
        or (c.direccion is null and g.address is not null) or (c.ciudad is null and g.city is not null))`,
  );

function giveAll(work: Work, lines: readonly Kept[]) {
  const pairs = lines.flatMap(({ id, keys }) => keys.map((key) => [v7(), id, key] as const));
  const at = (place: 0 | 1 | 2) => pairs.map((pair) => pair[place]);
  return work.rows(
    sql`insert into customer_keys (id, customer_id, key)
      select g.id, g.customer, g.key from unnest(${at(0)}::uuid[], ${at(1)}::uuid[], ${at(2)}::text[])
        as g(id, customer, key) on conflict do nothing`,
  );
}
