import { providerColumns } from "@travesia/api/providers/import/provider-columns.rules";
import { useState } from "react";
import { Unread } from "../../base/failure/Unread.tsx";
import { ImportedFiles } from "../../base/imports/ImportedFiles.tsx";
import { DoubtfulLines } from "../../base/imports/DoubtfulLines.tsx";
import { useLineAnswers } from "../../base/imports/useLineAnswers.ts";
import { ImportDialog } from "../../base/imports/ImportDialog.tsx";
import { ImportPreview } from "../../base/imports/ImportPreview.tsx";
import { importTexts } from "../../base/imports/import.texts.ts";
import { useImport } from "../../base/imports/useImport.ts";
import { providerImportTexts as texts } from "./provider-imports.texts.ts";
import {
  useProviderImportListQuery,
  useProviderImportMutation,
  useProviderImportPreviewMutation,
  useProvidersTakeBackMutation,
} from "./providers.generated.ts";

/** Imports a file of providers, after a preview of its new, doubtful and invalid lines. */
export function ImportProvidersDialog({ onClose }: { readonly onClose: () => void }) {
  const [doubtfulToo, setDoubtfulToo] = useState(true);
  const [look] = useProviderImportPreviewMutation();
  const coming = useImport(async (variables) => (await look({ variables })).data?.previewProviderImport);
  const { file, mapping, preview, busy, perform } = coming;
  const { answers, take, answer } = useLineAnswers(preview);
  const [bring] = useProviderImportMutation({
    refetchQueries: ["ProviderImportList", "ProviderList", "ProviderCounts"],
  });
  const taken = preview ? preview.ok + (doubtfulToo ? preview.doubtful - preview.known : 0) : 0;
  const send = () =>
    void perform(
      async () => {
        if (!file || !preview) return null;
        const { data } = await bring({
          variables: { file, mapping, leaveRefused: preview.refused > 0, leaveDoubtful: !doubtfulToo, take },
        });
        onClose();
        return data?.importProviders ?? null;
      },
      (done) => done && texts.imported(done.lines),
    );
  return (
    <ImportDialog
      title={texts.title}
      about={texts.about}
      fields={providerColumns}
      filename="proveedores.csv"
      coming={coming}
      confirm={taken > 0 ? texts.confirm(taken) : texts.title}
      taken={taken}
      reason={texts.chooseFirst}
      earlier={<ProviderImports />}
      onSend={send}
      onClose={onClose}
    >
      {preview && (
        <>
          <ImportPreview
            {...preview}
            shown={preview.shown.filter(({ choices }) => choices.length === 0)}
            found={texts.found(preview)}
            doubtfulText={texts.doubtful(preview.doubtful)}
            doubtfulToo={doubtfulToo}
            onDoubtful={setDoubtfulToo}
          />
          {preview.asked > 0 && (
            <DoubtfulLines
              lines={preview.shown.filter(({ choices }) => choices.length > 0)}
              count={preview.asked}
              labels={texts.doubtLabels}
              answers={answers}
              busy={busy}
              onAnswer={answer}
            />
          )}
        </>
      )}
    </ImportDialog>
  );
}

/** Shows the most recently imported provider files. */
function ProviderImports() {
  const read = useProviderImportListQuery({ fetchPolicy: "cache-and-network" });
  const [undo] = useProvidersTakeBackMutation({ refetchQueries: ["ProviderList", "ProviderCounts"] });
  return (
    <>
      <Unread of={read} what={importTexts.earlier} />
      <ImportedFiles
        imports={read.data?.providerImports.items ?? []}
        brought={({ lines }) => texts.brought(lines)}
        stayed={({ there }) => texts.stayed(there)}
        undoAbout={({ lines, filename }) => texts.undoAbout(lines, filename)}
        onUndo={(id) => undo({ variables: { id } })}
      />
    </>
  );
}
