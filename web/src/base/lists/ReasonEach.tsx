import { ReasonDialog } from "../saving/ReasonDialog.tsx";
import { type BulkDialogProps, type Perform, saidOfOthers } from "./bulk-act.ts";

interface ReasonEachProps extends Pick<BulkDialogProps<unknown>, "others" | "onRun" | "onClose"> {
  readonly title: string;
  /** Description of the effect on each record. */
  readonly lead: string;
  readonly label: string;
  readonly submit: string;
  /** Label of the cancel button, if it is not `Cancelar`. */
  readonly leave?: string;
  /** Message shown when the reason is empty; null when it may be left out. */
  readonly missing?: string | null;
  readonly maxLength?: number;
  readonly perform: (reason: string) => Perform;
}

/** Asks for one reason for an act that is performed on several records. */
export function ReasonEach({ others, lead, onRun, perform, ...dialog }: ReasonEachProps) {
  return (
    <ReasonDialog
      {...dialog}
      lead={[lead, saidOfOthers(others)].filter(Boolean).join(" ")}
      busy={false}
      failure={null}
      onSubmit={(reason) => {
        onRun(perform(reason));
        return Promise.resolve(null);
      }}
    />
  );
}
