import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput } from "../../../core/failure.ts";
import { headedLines } from "../../../core/sheet/headed-lines.ts";
import { orderedDays } from "../../../core/sheet/import-days.ts";
import type { ImportLayout, ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { documentTypeMeant } from "../../../core/colombia/written-documents.ts";
import { readBytes } from "../../../core/storage/upload.ts";
import { importColumns } from "./customer-columns.rules.ts";
import { kindOf, type SortedLines, sortedLines } from "./sorted-customers.ts";

/** A completely read file of customers. */
export interface CustomerFile extends SortedLines {
  readonly filename: string;
  /** Assignment of columns that the user chose. */
  readonly mapping: ImportMappingInput | null;
  readonly layout: ImportLayout;
}

/**
 * Reads a file of customers, XLSX or CSV of up to 10 MB and 10,000 lines, in a worker thread; formulas are
 * read as text. Errors are reported by line.
 * @throws Refusal BAD_USER_INPUT on `file` for an unreadable file, on `mapping` for a column assignment that
 * does not fit the file.
 */
export async function readCustomers(
  context: Context,
  file: Promise<FileUpload>,
  mapping: ImportMappingInput | null,
): Promise<CustomerFile> {
  const { bytes, filename } = await readBytes(file);
  const { layout, lines } = await headedLines(
    context,
    bytes,
    {
      columns: importColumns,
      kind: "customers",
      needs: ["name"],
      several: ["telefono", "email"],
      looks: {
        tipoDocumento: (value) => documentTypeMeant(value) !== null,
        kind: (value) => kindOf(value) !== undefined,
      },
      noLines: badInput("file", "El archivo no tiene clientes."),
      tooManyLines: badInput("file", "El archivo tiene más de 10.000 clientes. Divídelo en varios."),
    },
    mapping,
  );
  const days = orderedDays(
    lines.map(({ cells }) => cells.fechaNacimiento ?? ""),
    mapping,
  );
  const document = layout.columns.find(({ field }) => field === "documentoIdentidad");
  return {
    filename,
    mapping,
    layout: { ...layout, days },
    ...sortedLines(lines, {
      documentTitle: document?.heading ?? "",
      order: days?.order ?? "day",
      today: context.today,
    }),
  };
}
