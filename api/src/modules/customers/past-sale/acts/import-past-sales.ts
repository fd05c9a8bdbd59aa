import { v7 } from "uuid";
import { sum } from "../../../../core/colombia/cop.ts";
import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { make } from "../../../../core/rows.ts";
import { withoutColumns } from "../../../../core/sheet/import-layout.ts";
import { lineAtFault, nothingToImport, refuseKnownFile } from "../../../../core/sheet/imported-file.ts";
import { keepMapping } from "../../../../core/sheet/kept-mappings.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { PastSaleImport } from "../past-sale-import.entity.ts";
import { placedSales, type PlacedSale } from "../placed-sales.ts";
import type { PastSaleFile } from "../read-past-sales.ts";

/** A file of sales, and the lines that the user chose to skip. */
interface ImportedPastSales {
  readonly file: PastSaleFile;
  readonly leaveRefused: boolean;
  readonly leaveDoubtful: boolean;
}

/**
 * Imports the sales of a file as history, in one transaction. The same file can be imported only once. A
 * file with bad lines is refused, unless the user chose to skip them. Returns the import's id.
 */
export async function importPastSales(
  work: Work,
  { file, leaveRefused, leaveDoubtful }: ImportedPastSales,
): Promise<string> {
  if (!work.viewer) throw forbidden();
  if (file.layout.missing.length > 0) throw withoutColumns(file.layout);
  const [worst] = file.refused;
  if (worst && !leaveRefused) throw lineAtFault(worst);
  await work.lockName("past sales");
  await refuseKnownFile(work, "past_sale_imports", file.hash);
  const sales = (await placedSales(work, file.good)).filter(
    ({ doubts }) => !leaveDoubtful || doubts.length === 0,
  );
  if (sales.length === 0) throw nothingToImport();
  const total = sum(sales.map(({ precio }) => precio));
  const { id } = work.add(
    make(PastSaleImport, {
      filename: file.filename,
      contentHash: file.hash,
      lines: sales.length,
      total,
      createdBy: work.em.getReference(User, work.viewer.id),
    }),
  );
  await work.save();
  await insertAll(work, id, sales);
  await keepMapping(work, "past_sales", file.layout, file.mapping);
  const left = file.good.length + file.refused.length - sales.length;
  work.audit("past-sales.imported", id, { archivo: file.filename, lines: sales.length, left, total });
  return id;
}

function insertAll(work: Work, importId: string, sales: readonly PlacedSale[]): Promise<unknown> {
  const of = <K extends keyof PlacedSale>(key: K): PlacedSale[K][] => sales.map((sale) => sale[key]);
  return work.rows(
    sql`insert into past_sales (id, import_id, customer_id, cliente, fecha, destino, precio, costo, pagado)
      select g.id, ${importId}::uuid, g.customer, g.client, g.day, g.destination, g.price, g.cost, g.paid
      from unnest(${sales.map(() => v7())}::uuid[], ${of("customerId")}::uuid[], ${of("cliente")}::text[],
        ${of("fecha")}::date[], ${of("destino")}::text[], ${of("precio")}::bigint[],
        ${of("costo")}::bigint[], ${of("pagado")}::bigint[])
        as g(id, customer, client, day, destination, price, cost, paid)`,
  );
}
