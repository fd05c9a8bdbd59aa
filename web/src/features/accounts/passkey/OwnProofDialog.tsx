import { fieldsOf } from "../../../ui/form/fields.ts";
import { OwnPasswordDialog } from "../recovery/OwnPasswordDialog.tsx";
import { FactorField, type OwnFactor } from "./FactorField.tsx";
import { ownProof } from "./own-proof.form.ts";
import { type OwnProof, useOwnFactors } from "./useOwnFactors.ts";

const proofFields = fieldsOf<Record<never, never>>()(ownProof);

interface OwnProofDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly factor: OwnFactor;
  readonly act: (proof: OwnProof) => Promise<unknown>;
  /** Toast shown on success; null if another component shows the result. */
  readonly done: string | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the password and the second factor, and performs an act that requires both. */
export function OwnProofDialog({ factor, act, done, ...dialog }: OwnProofDialogProps) {
  const prove = useOwnFactors();
  return (
    <OwnPasswordDialog
      {...dialog}
      fields={proofFields}
      act={(written) => prove(written, act)}
      done={() => done}
    >
      {(control) => <FactorField control={control} factor={factor} />}
    </OwnPasswordDialog>
  );
}
