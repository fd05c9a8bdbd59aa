import Alert from "@mui/material/Alert";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { pastSaleColumns } from "@travesia/api/customers/past-sale/past-sale-columns.rules";
import { useState } from "react";
import { useSaving } from "../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import {
  type PastSalesPreviewMutation,
  usePastSalesImportMutation,
  usePastSalesPreviewMutation,
} from "./customers.generated.ts";
import { FileLines, ImportFile } from "./ImportFile.tsx";
import { templateAddress } from "./import.texts.ts";
import { PastSaleImports } from "./PastSaleImports.tsx";
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
        <PreviewedFile preview={preview} doubtfulToo={doubtfulToo} onDoubtful={setDoubtfulToo} />
      ) : (
        !busy && <PastSaleImports />
      )}
    </ConfirmDialog>
  );
}

interface PreviewedFileProps {
  readonly preview: Preview;
  readonly doubtfulToo: boolean;
  readonly onDoubtful: (too: boolean) => void;
}

/** Shows what a file would bring, and the lines that are doubtful or at fault. */
function PreviewedFile({ preview, doubtfulToo, onDoubtful }: PreviewedFileProps) {
  const { ok, doubtful, refused, linked, total, doubtfulTotal, columns, unread } = preview;
  const linesOf = (state: "doubtful" | "refused") =>
    preview.shown
      .filter((line) => line.state === state)
      .map(({ line, cliente, reasons }) => ({ line, name: cliente, reasons }));
  const rest = (count: number, shown: number) => count > shown && texts.more(count - shown);
  const [wrong, unsure] = [linesOf("refused"), linesOf("doubtful")];
  return (
    <>
      <Alert severity={refused + doubtful > 0 ? "warning" : "info"} sx={{ mt: 4 }}>
        {texts.found(ok + doubtful, total, linked)}
        {refused > 0 && (
          <>
            <br />
            {texts.refused(refused)}
            <FileLines lines={wrong} />
            {rest(refused, wrong.length)}
          </>
        )}
        {doubtful > 0 && (
          <>
            <br />
            {texts.doubtful(doubtful, doubtfulTotal)}
            <FileLines lines={unsure} />
            {rest(doubtful, unsure.length)}
          </>
        )}
      </Alert>
      {doubtful > 0 && (
        <FormControlLabel
          label={texts.takeDoubtful}
          control={<Checkbox checked={doubtfulToo} onChange={(_, checked) => onDoubtful(checked)} />}
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: "anywhere" }}>
        {texts.read(columns)} {unread.length > 0 && texts.unread(unread)}
      </Typography>
    </>
  );
}
