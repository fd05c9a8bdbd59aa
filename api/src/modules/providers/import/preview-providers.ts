import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../../core/context.ts";
import type { ImportMappingInput } from "../../../core/sheet/import-layout.type.ts";
import { refuseKnownFile, SHOWN_LINES } from "../../../core/sheet/imported-file.ts";
import { placedProviders } from "./placed-providers.ts";
import type { PreviewedProvider, ProviderImportPreview } from "./provider-import.types.ts";
import { readProviders } from "./read-providers.ts";

/** Returns the providers that a file would import, with doubts and errors, without saving anything. */
export async function previewProviders(
  context: Context,
  upload: Promise<FileUpload>,
  mapping: ImportMappingInput | null,
): Promise<ProviderImportPreview> {
  const file = await readProviders(context, upload, mapping);
  await refuseKnownFile(context.read, "provider_imports", file.hash);
  const { providers, asked, repeated } = await placedProviders(context.read, file);
  const doubtful = providers.filter(({ said }) => said.doubts.length > 0);
  const ok = providers.filter(({ said }) => said.doubts.length === 0);
  const shown = [
    ...file.refused.map(({ line, name, problems }) => shownOf({ line, name }, "refused", problems)),
    ...asked.map(({ said, reason }) => ({
      ...shownOf(said, "doubtful", [reason]),
      choices: ["same" as const],
    })),
    ...doubtful.map(({ said }) => shownOf(said, "doubtful", said.doubts)),
    ...ok.map(({ said }) => shownOf(said, "ok", [])),
  ];
  return {
    ok: ok.length,
    doubtful: doubtful.length,
    asked: asked.length,
    repeated,
    known: providers.filter(({ known }) => known).length,
    refused: file.refused.length,
    layout: file.layout,
    shown: shown.slice(0, SHOWN_LINES),
  };
}

const shownOf = (
  { line, name }: Pick<PreviewedProvider, "line" | "name">,
  state: PreviewedProvider["state"],
  reasons: readonly string[],
): PreviewedProvider => ({ line, name, state, reasons, choices: [] });
