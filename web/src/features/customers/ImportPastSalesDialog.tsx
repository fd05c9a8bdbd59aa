import { pastSaleColumns } from "@travesia/api/customers/past-sale/past-sale-columns.rules";
import { useState } from "react";
import { Unread } from "../../base/failure/Unread.tsx";
import { ImportedFiles } from "../../base/imports/ImportedFiles.tsx";
import { ImportDialog } from "../../base/imports/ImportDialog.tsx";
import { ImportPreview } from "../../base/imports/ImportPreview.tsx";
import { importTexts } from "../../base/imports/import.texts.ts";
import { useImport } from "../../base/imports/useImport.ts";
import {
  usePastSaleImportListQuery,
  usePastSalesImportMutation,
  usePastSalesPreviewMutation,
  usePastSalesTakeBackMutation,
} from "./customers.generated.ts";
import { pastSalesTexts as texts } from "./past-sales.texts.ts";

/**
 * Imports a file of sales made before the platform was used, after a preview of doubtful and invalid lines.
 */
export function ImportPastSalesDialog({ onClose }: { readonly onClose: () => void }) {
  const [doubtfulToo, setDoubtfulToo] = useState(true);
  const [look] = usePastSalesPreviewMutation();
  const coming = useImport(async (variables) => (await look({ variables })).data?.previewPastSales);
  const { file, mapping, preview, perform } = coming;
  const [bring] = usePastSalesImportMutation({ refetchQueries: ["PastSaleImportList"] });
  const taken = preview ? preview.ok + (doubtfulToo ? preview.doubtful : 0) : 0;
  const send = () =>
    void perform(
      async () => {
        if (!file || !preview) return null;
        const { data } = await bring({
          variables: { file, mapping, leaveRefused: preview.refused > 0, leaveDoubtful: !doubtfulToo },
        });
        onClose();
        return data?.importPastSales ?? null;
      },
      (done) => done && texts.imported(done.lines, done.total),
    );
  return (
    <ImportDialog
      title={texts.title}
      about={texts.about}
      fields={pastSaleColumns}
      filename="ventas-anteriores.csv"
      coming={coming}
      confirm={taken > 0 ? texts.confirm(taken) : texts.title}
      taken={taken}
      reason="Elige primero un archivo con ventas"
      earlier={<PastSaleImports />}
      onSend={send}
      onClose={onClose}
    >
      {preview && (
        <ImportPreview
          {...preview}
          found={texts.found(preview.ok + preview.doubtful, preview.total, preview.linked)}
          doubtfulText={texts.doubtful(preview.doubtful, preview.doubtfulTotal)}
          shown={preview.shown.map(({ cliente, ...line }) => ({ ...line, name: cliente }))}
          doubtfulToo={doubtfulToo}
          onDoubtful={setDoubtfulToo}
        />
      )}
    </ImportDialog>
  );
}

/** Shows the most recently imported sales files. */
function PastSaleImports() {
  const read = usePastSaleImportListQuery({ fetchPolicy: "cache-and-network" });
  const [undo] = usePastSalesTakeBackMutation();
  return (
    <>
      <Unread of={read} what={importTexts.earlier} />
      <ImportedFiles
        imports={read.data?.pastSaleImports.items ?? []}
        brought={({ lines, total }) => texts.brought(lines, total)}
        undoAbout={({ lines, total, filename }) => texts.undoAbout(lines, total, filename)}
        onUndo={(id) => undo({ variables: { id } })}
      />
    </>
  );
}
