import { providerColumns } from "@travesia/api/providers/import/provider-columns.rules";
import { useState } from "react";
import { Unread } from "../../base/failure/Unread.tsx";
import { ImportedFiles } from "../../base/imports/ImportedFiles.tsx";
import { ImportFile } from "../../base/imports/ImportFile.tsx";
import { ImportPreview } from "../../base/imports/ImportPreview.tsx";
import { importTexts, templateAddress } from "../../base/imports/import.texts.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { providerImportTexts as texts } from "./provider-imports.texts.ts";
import {
  type ProviderImportPreviewMutation,
  useProviderImportListQuery,
  useProviderImportMutation,
  useProviderImportPreviewMutation,
  useProvidersTakeBackMutation,
} from "./providers.generated.ts";

type Preview = ProviderImportPreviewMutation["previewProviderImport"];

/** Imports a file of providers, once it is seen what of it is new, doubtful or at fault. */
export function ImportProvidersDialog({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [doubtfulToo, setDoubtfulToo] = useState(true);
  const { busy, failure, perform } = useSaving();
  const [look] = useProviderImportPreviewMutation();
  const [bring] = useProviderImportMutation({
    refetchQueries: ["ProviderImportList", "ProviderList", "ProviderCounts"],
  });
  const taken = preview ? preview.ok + (doubtfulToo ? preview.doubtful - preview.known : 0) : 0;
  const choose = (chosen: File) => {
    setFile(chosen);
    setPreview(null);
    void perform(async () => {
      const { data } = await look({ variables: { file: chosen } });
      setPreview(data?.previewProviderImport ?? null);
    }, null);
  };
  const send = () =>
    void perform(
      async () => {
        if (!file || !preview) return null;
        const { data } = await bring({
          variables: { file, leaveRefused: preview.refused > 0, leaveDoubtful: !doubtfulToo },
        });
        onClose();
        return data?.importProviders ?? null;
      },
      (done) => done && texts.imported(done.lines),
    );
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirm={taken > 0 ? texts.confirm(taken) : texts.title}
      busy={busy}
      ready={taken > 0}
      reason={taken > 0 ? null : texts.chooseFirst}
      onConfirm={send}
      onClose={onClose}
    >
      <ImportFile
        about={texts.about}
        template={{ address: templateAddress(providerColumns), filename: "proveedores.csv" }}
        file={file}
        failure={failure}
        onFile={choose}
      />
      {preview ? (
        <ImportPreview
          {...preview}
          found={texts.found(preview.ok + preview.doubtful - preview.known, preview.known)}
          doubtfulText={texts.doubtful(preview.doubtful)}
          doubtfulToo={doubtfulToo}
          onDoubtful={setDoubtfulToo}
        />
      ) : (
        !busy && <ProviderImports />
      )}
    </ConfirmDialog>
  );
}

/** Shows the last files of providers that were imported. */
function ProviderImports() {
  const read = useProviderImportListQuery({ fetchPolicy: "cache-and-network" });
  const [takeBack] = useProvidersTakeBackMutation({ refetchQueries: ["ProviderList", "ProviderCounts"] });
  return (
    <>
      <Unread of={read} what={importTexts.earlier} />
      <ImportedFiles
        imports={read.data?.providerImports.items ?? []}
        brought={({ lines }) => texts.brought(lines)}
        stayed={({ there }) => texts.stayed(there)}
        undoAbout={({ lines, filename }) => texts.undoAbout(lines, filename)}
        onUndo={(id) => takeBack({ variables: { id } })}
      />
    </>
  );
}
