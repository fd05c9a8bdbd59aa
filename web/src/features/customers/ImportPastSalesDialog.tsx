import { pastSaleColumns } from "@travesia/api/customers/past-sale/past-sale-columns.rules";
import { useState } from "react";
import { useSaving } from "../../base/saving/useSaving.ts";
import { Unread } from "../../base/failure/Unread.tsx";
import { ImportedFiles } from "../../base/imports/ImportedFiles.tsx";
import { ImportFile } from "../../base/imports/ImportFile.tsx";
import { ImportPreview } from "../../base/imports/ImportPreview.tsx";
import { importTexts, templateAddress } from "../../base/imports/import.texts.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import {
  type PastSalesPreviewMutation,
  usePastSaleImportListQuery,
  usePastSalesImportMutation,
  usePastSalesPreviewMutation,
  usePastSalesTakeBackMutation,
} from "./customers.generated.ts";
import { pastSalesTexts as texts } from "./past-sales.texts.ts";

type Preview = PastSalesPreviewMutation["previewPastSales"];

/** Imports a file of sales from before the platform, once it is seen what of it is doubtful or at fault. */
export function ImportPastSalesDialog({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [doubtfulToo, setDoubtfulToo] = useState(true);
  const { busy, failure, perform } = useSaving();
  const [look] = usePastSalesPreviewMutation();
  const [bring] = usePastSalesImportMutation({ refetchQueries: ["PastSaleImportList"] });
  const taken = preview ? preview.ok + (doubtfulToo ? preview.doubtful : 0) : 0;
  const choose = (chosen: File) => {
    setFile(chosen);
    setPreview(null);
    void perform(async () => {
      const { data } = await look({ variables: { file: chosen } });
      setPreview(data?.previewPastSales ?? null);
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
        return data?.importPastSales ?? null;
      },
      (done) => done && texts.imported(done.lines, done.total),
    );
  return (
    <ConfirmDialog
      open
      title={texts.title}
      confirm={taken > 0 ? texts.confirm(taken) : texts.title}
      busy={busy}
      ready={taken > 0}
      reason={taken > 0 ? null : "Elige primero un archivo con ventas"}
      onConfirm={send}
      onClose={onClose}
    >
      <ImportFile
        about={texts.about}
        template={{ address: templateAddress(pastSaleColumns), filename: "ventas-anteriores.csv" }}
        file={file}
        failure={failure}
        onFile={choose}
      />
      {preview ? (
        <ImportPreview
          {...preview}
          found={texts.found(preview.ok + preview.doubtful, preview.total, preview.linked)}
          doubtfulText={texts.doubtful(preview.doubtful, preview.doubtfulTotal)}
          shown={preview.shown.map(({ cliente, ...line }) => ({ ...line, name: cliente }))}
          doubtfulToo={doubtfulToo}
          onDoubtful={setDoubtfulToo}
        />
      ) : (
        !busy && <PastSaleImports />
      )}
    </ConfirmDialog>
  );
}

/** Shows the last files of sales that were imported. */
function PastSaleImports() {
  const read = usePastSaleImportListQuery({ fetchPolicy: "cache-and-network" });
  const [takeBack] = usePastSalesTakeBackMutation();
  return (
    <>
      <Unread of={read} what={importTexts.earlier} />
      <ImportedFiles
        imports={read.data?.pastSaleImports.items ?? []}
        brought={({ lines, total }) => texts.brought(lines, total)}
        undoAbout={({ lines, total, filename }) => texts.undoAbout(lines, total, filename)}
        onUndo={(id) => takeBack({ variables: { id } })}
      />
    </>
  );
}
