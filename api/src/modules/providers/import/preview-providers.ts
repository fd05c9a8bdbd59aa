import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import type { ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { refuseKnownFile, SHOWN_LINES } from "../../../core/sheet/imported-file.ts";
import { placedProviders } from "./placed-providers.ts";
import type { ProviderImportPreview } from "./provider-import.types.ts";
import { readProviders } from "./read-providers.ts";

/** Returns what a file of providers would import, and what of it is doubtful or at fault; writes nothing. */
export async function previewProviders(
  context: Context,
  upload: Promise<FileUpload>,
  mapping: ImportMappingInput | null,
): Promise<ProviderImportPreview> {
  const file = await readProviders(context, upload, mapping);
  await refuseKnownFile(context.read, "provider_imports", file.hash);
  const { good, refused } = await placedProviders(context.read, file);
  const doubtful = good.filter(({ doubts }) => doubts.length > 0);
  const ok = good.filter(({ doubts }) => doubts.length === 0);
  const known = good.filter((one) => one.known).length;
  const shown = [
    ...refused.map(({ line, name, problems }) => ({
      line,
      name,
      state: "refused" as const,
      reasons: problems,
    })),
    ...doubtful.map(({ line, name, doubts }) => ({
      line,
      name,
      state: "doubtful" as const,
      reasons: doubts,
    })),
    ...ok.map(({ line, name }) => ({ line, name, state: "ok" as const, reasons: [] })),
  ];
  return {
    ok: ok.length,
    doubtful: doubtful.length,
    known,
    refused: refused.length,
    layout: file.layout,
    shown: shown.slice(0, SHOWN_LINES),
  };
}
