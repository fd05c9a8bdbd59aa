import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput } from "../../../core/failure.ts";
import { headedLines } from "../../../core/sheet/headed-lines.ts";
import { orderedDays } from "../../../core/sheet/import-days.ts";
import type { ImportLayout, ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { fileHash } from "../../../core/sheet/imported-file.ts";
import { cleanName, readBytes } from "../../../core/storage/upload.ts";
import { pastSaleColumns } from "./past-sale-columns.rules.ts";
import { type PastSaleLine, type RefusedLine, sortedSales } from "./sorted-sales.ts";

/** A completely read file of sales. */
export interface PastSaleFile {
  readonly filename: string;
  /** Assignment of columns that the user chose. */
  readonly mapping: ImportMappingInput | null;
  /** SHA-256 of the file's bytes. */
  readonly hash: string;
  readonly layout: ImportLayout;
  readonly good: readonly PastSaleLine[];
  readonly refused: readonly RefusedLine[];
}

/**
 * Reads a file of sales from before the platform, XLSX or CSV of up to 10 MB and 10,000 lines, in a worker
 * thread. Errors and doubts are reported by line.
 * @throws Refusal BAD_USER_INPUT on `file` for an unreadable file, on `mapping` for a column assignment that
 * does not fit the file.
 */
export async function readPastSales(
  context: Context,
  upload: Promise<FileUpload>,
  mapping: ImportMappingInput | null,
): Promise<PastSaleFile> {
  const { bytes, filename } = await readBytes(upload);
  const { layout, lines } = await headedLines(
    context,
    bytes,
    {
      columns: pastSaleColumns,
      kind: "past_sales",
      needs: ["fecha", "cliente", "precio"],
      noLines: badInput("file", "El archivo no tiene ventas."),
      tooManyLines: badInput("file", "El archivo tiene más de 10.000 ventas. Divídelo en varios."),
    },
    mapping,
  );
  const days = orderedDays(
    lines.map(({ cells, merged }) => cells.fecha ?? merged.fecha ?? ""),
    mapping,
  );
  return {
    filename: cleanName(filename, ""),
    mapping,
    hash: fileHash(bytes),
    layout: { ...layout, days },
    ...sortedSales(lines, {
      documentTitle: layout.columns.find(({ field }) => field === "documento")?.heading ?? "",
      order: days?.order ?? "day",
      today: context.today,
    }),
  };
}
