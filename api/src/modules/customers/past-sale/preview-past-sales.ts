import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { sum } from "../../../core/colombia/cop.ts";
import type { ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { refuseKnownFile, SHOWN_LINES } from "../../../core/sheet/imported-file.ts";
import { placedSales } from "./placed-sales.ts";
import type { PastSalePreview, PreviewedPastSale } from "./past-sale.types.ts";
import { readPastSales } from "./read-past-sales.ts";

/** Returns the sales that a file would import, with doubts and errors; writes nothing. */
export async function previewPastSales(
  context: Context,
  upload: Promise<FileUpload>,
  mapping: ImportMappingInput | null,
): Promise<PastSalePreview> {
  const file = await readPastSales(context, upload, mapping);
  await refuseKnownFile(context.read, "past_sale_imports", file.hash);
  const sales = await placedSales(context.read, file.good);
  const doubtful = sales.filter(({ doubts }) => doubts.length > 0);
  const ok = sales.filter(({ doubts }) => doubts.length === 0);
  const shown: PreviewedPastSale[] = [
    ...file.refused.map(({ line, cliente, problems }) => ({
      line,
      cliente,
      fecha: null,
      precio: null,
      state: "refused" as const,
      reasons: problems,
    })),
    ...[...doubtful, ...ok].map(({ line, cliente, fecha, precio, doubts }) => ({
      line,
      cliente,
      fecha,
      precio,
      state: doubts.length > 0 ? ("doubtful" as const) : ("ok" as const),
      reasons: doubts,
    })),
  ];
  return {
    ok: ok.length,
    doubtful: doubtful.length,
    refused: file.refused.length,
    linked: sales.filter(({ customerId }) => customerId !== null).length,
    total: sum(sales.map(({ precio }) => precio)),
    doubtfulTotal: sum(doubtful.map(({ precio }) => precio)),
    layout: file.layout,
    shown: shown.slice(0, SHOWN_LINES),
  };
}
