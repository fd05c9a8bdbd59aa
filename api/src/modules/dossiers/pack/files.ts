import { dashed } from "../../../core/colombia/plain.ts";
import type { SnapshotRows } from "./snapshot.ts";
import { sql } from "../../../core/read/sql.ts";
import type { SalePart } from "./sale.ts";

/** A stored file of a sale, and its path in the dossier. */
export interface SaleFile {
  readonly path: string;
  readonly key: string;
  readonly ownerId: string;
  readonly filename: string;
  readonly size: number;
  readonly sha256: string;
  readonly createdAt: Date;
}

const ending = /\.[a-z0-9]{1,5}$/i;

/** Returns a file name in plain letters, with its extension. */
function plainName(filename: string): string {
  const end = ending.exec(filename)?.[0] ?? "";
  const name = dashed(filename.slice(0, filename.length - end.length)).slice(0, 60) || "archivo";
  return name + end.toLowerCase();
}

/** Returns all stored files of a sale's records: versions, receipts, proofs of payment, invoices. */
export async function saleFiles(rows: SnapshotRows, parts: readonly SalePart[]): Promise<SaleFile[]> {
  const found = await rows<Omit<SaleFile, "path"> & { readonly ownerType: string }>(
    sql`select f.key, f.owner_type as "ownerType", f.owner_id as "ownerId", f.filename, f.size, f.sha256,
        f.created_at as "createdAt"
      from unnest(${parts.map(({ kind }) => kind)}::text[], ${parts.map(({ id }) => id)}::text[]) p (kind, id)
        join stored_files f on f.owner_type = p.kind and f.owner_id = p.id
      order by f.owner_type, f.created_at, f.id`,
  );
  const counted = new Map<string, number>();
  return found.map(({ ownerType, ...file }) => {
    const number = (counted.get(ownerType) ?? 0) + 1;
    counted.set(ownerType, number);
    const place = String(number).padStart(3, "0");
    return {
      ...file,
      path: `archivos/${folders[ownerType] ?? ownerType}/${place}-${plainName(file.filename)}`,
    };
  });
}

const folders: Readonly<Record<string, string>> = {
  quote: "cotizacion",
  contract: "contrato",
  payment: "pagos",
  refund: "devoluciones",
  voucher: "tiquetes-y-vouchers",
  chargeback: "reversiones-de-pago",
  invoice: "facturas",
  "credit-note": "notas-credito",
  purchase: "compras",
  installment: "compras-cuotas",
  "provider-payment": "pagos-a-proveedores",
  commission: "comisiones",
  claim: "reclamos",
  "claim-answer": "reclamos-respuestas",
};
