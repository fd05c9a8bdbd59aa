import { useSaving } from "../../base/saving/useSaving.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { previewTexts as texts, undoImportText } from "./bank.texts.ts";
import { useBankImportUndoMutation } from "./bank.generated.ts";
import { bankReads } from "./useBankActions.ts";

interface UndoImportDialogProps {
  readonly brought: {
    readonly id: string;
    readonly filename: string;
    readonly own: number;
    readonly shared: number;
  };
  readonly onClose: () => void;
}

/** Undoes the import of a file, after showing how many movements it removes. */
export function UndoImportDialog({ brought, onClose }: UndoImportDialogProps) {
  const { busy, failure, perform } = useSaving();
  const [undo] = useBankImportUndoMutation({ refetchQueries: bankReads, awaitRefetchQueries: true });
  return (
    <ConfirmDialog
      open
      title={texts.undo}
      confirm={texts.undo}
      destructive
      busy={busy}
      onConfirm={() =>
        void perform(async () => {
          await undo({ variables: { id: brought.id } });
          onClose();
        }, texts.undone)
      }
      onClose={onClose}
    >
      {undoImportText(brought)}
      <FormFailure failure={failure} sx={{ mt: 4 }} />
    </ConfirmDialog>
  );
}
