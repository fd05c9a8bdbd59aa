import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useSaving } from "../saving/useSaving.ts";
import { formatDay } from "../../ui/days.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { importTexts as texts } from "./import.texts.ts";

interface ImportedFile {
  readonly id: string;
  readonly filename: string;
  readonly createdAt: string;
  readonly createdBy: { readonly name: string };
  readonly takenBackAt: string | null;
  readonly takenBackBy: { readonly name: string } | null;
}

interface ImportedFilesProps<File extends ImportedFile> {
  readonly imports: readonly File[];
  /** Returns the text with the result of an import: `12 ventas por $ 4.000.000`. */
  readonly brought: (file: File) => string;
  /** Returns a sentence about the records that remain after an undone import; null when there are none. */
  readonly stayed?: (file: File) => string | null;
  /** Returns the sentence that describes the consequences of undoing an import. */
  readonly undoAbout: (file: File) => string;
  readonly onUndo: (id: string) => Promise<unknown>;
}

/** Shows the last imported files, each with a button to undo its import. */
export function ImportedFiles<File extends ImportedFile>({
  imports,
  brought,
  stayed = () => null,
  undoAbout,
  onUndo,
}: ImportedFilesProps<File>) {
  const [undoing, setUndoing] = useState<File | null>(null);
  const { busy, failure, forget, perform } = useSaving();
  const close = () => {
    setUndoing(null);
    forget();
  };
  return (
    <>
      {imports.length > 0 && (
        <Box component="section" aria-label={texts.earlier} sx={{ mt: 5 }}>
          <Typography variant="subtitle2" component="h3">
            {texts.earlier}
          </Typography>
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {imports.map((one) => (
              <Box
                key={one.id}
                component="li"
                sx={{ display: "flex", gap: 2, py: 2, borderBottom: 1, borderColor: "divider" }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
                    {one.filename}
                  </Typography>
                  <Typography variant="caption" color="textSecondary" component="p">
                    {brought(one)} · {one.createdBy.name}, {formatDay(one.createdAt)}
                  </Typography>
                  {one.takenBackAt && one.takenBackBy && (
                    <Typography variant="caption" color="textSecondary" component="p">
                      {texts.undoneBy(one.takenBackBy.name, formatDay(one.takenBackAt))}
                      {stayed(one)}
                    </Typography>
                  )}
                </Box>
                {!one.takenBackAt && (
                  <Button
                    size="small"
                    color="error"
                    aria-label={`${texts.undo}: ${one.filename}`}
                    onClick={() => setUndoing(one)}
                    sx={{ alignSelf: "flex-start" }}
                  >
                    {texts.undo}
                  </Button>
                )}
              </Box>
            ))}
          </Box>
        </Box>
      )}
      {undoing && (
        <ConfirmDialog
          open
          title={texts.undoing}
          confirm={texts.undoing}
          destructive
          busy={busy}
          onConfirm={() =>
            void perform(async () => {
              await onUndo(undoing.id);
              close();
            }, texts.undone)
          }
          onClose={close}
        >
          {undoAbout(undoing)}
          <FormFailure failure={failure} sx={{ mt: 4 }} />
        </ConfirmDialog>
      )}
    </>
  );
}
