import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import { badInput } from "../../../core/failure.ts";
import { headedLines } from "../../../core/sheet/headed-lines.ts";
import type { ImportLayout, ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { fileHash } from "../../../core/sheet/imported-file.ts";
import { cleanName, readBytes } from "../../../core/storage/upload.ts";
import { providerColumns } from "./provider-columns.rules.ts";
import { type ProviderLine, type RefusedProvider, sortedProviders } from "./sorted-providers.ts";

/** A file of providers that was read whole. */
export interface ProviderFile {
  readonly filename: string;
  /** Choice of columns that a person made for it. */
  readonly mapping: ImportMappingInput | null;
  /** SHA-256 of its bytes. */
  readonly hash: string;
  readonly layout: ImportLayout;
  readonly good: readonly ProviderLine[];
  readonly refused: readonly RefusedProvider[];
}

/**
 * Reads a file of providers, XLSX or CSV of up to 10 MB and 10,000 lines, in a worker thread. Faults and
 * doubts are reported by line.
 * @throws Refusal BAD_USER_INPUT on `file` for a file that cannot be read at all, on `mapping` for a choice
 * that does not fit it.
 */
export async function readProviders(
  context: Context,
  upload: Promise<FileUpload>,
  mapping: ImportMappingInput | null,
): Promise<ProviderFile> {
  const { bytes, filename } = await readBytes(upload);
  const { layout, lines } = await headedLines(
    context,
    bytes,
    {
      columns: providerColumns,
      kind: "providers",
      needs: ["name"],
      several: ["phone", "email", "city"],
      noLines: badInput("file", "El archivo no tiene proveedores."),
      tooManyLines: badInput("file", "El archivo tiene más de 10.000 proveedores. Divídelo en varios."),
    },
    mapping,
  );
  return {
    filename: cleanName(filename, ""),
    mapping,
    hash: fileHash(bytes),
    layout,
    ...sortedProviders(lines),
  };
}
