import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput } from "../../../core/failure.ts";
import { headedLines } from "../../../core/sheet/headed-lines.ts";
import type { ImportLayout, ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { dayOf } from "../../../core/sheet/values.ts";
import { readBytes } from "../../../core/storage/upload.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { type BadLine, type CustomerLine, importColumns, sortedLines } from "./customer-lines.rules.ts";

/** A file of customers that was read whole. */
export interface CustomerFile {
  readonly filename: string;
  readonly layout: ImportLayout;
  readonly good: readonly CustomerLine[];
  readonly bad: readonly BadLine[];
}

/**
 * Reads a file of customers, XLSX or CSV of up to 10 MB and 10,000 lines, in a worker thread; formulas are
 * read as text. Problems are reported by line.
 * @throws Refusal BAD_USER_INPUT on `file` for what cannot be read at all, on `mapping` for a
 * choice that does not fit it.
 */
export async function readCustomers(
  context: Context,
  file: Promise<FileUpload>,
  mapping: ImportMappingInput | null,
): Promise<CustomerFile> {
  const { bytes, filename } = await readBytes(file);
  const { layout, lines } = await headedLines(
    context.services.sheets,
    bytes,
    {
      columns: importColumns,
      needs: ["name"],
      noLines: badInput("file", "El archivo no tiene clientes."),
      tooManyLines: badInput("file", "El archivo tiene más de 10.000 clientes. Divídelo en varios."),
    },
    mapping,
  );
  const typed = lines.map(({ line, cells }) => {
    const birthday = cells.fechaNacimiento ? (dayOf(cells.fechaNacimiento) as Day | null) : null;
    return { line, cells, birthday };
  });
  return { filename, layout, ...sortedLines(typed, context.today) };
}
