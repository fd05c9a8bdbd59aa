import { FactorField, type OwnFactor } from "../accounts/passkey/FactorField.tsx";
import { type OwnProof, useOwnFactors } from "../accounts/passkey/useOwnFactors.ts";
import { OwnPasswordDialog } from "../accounts/recovery/OwnPasswordDialog.tsx";
import { webhookProofFields } from "./webhook.form.ts";

interface WebhookProofDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly factor: OwnFactor;
  readonly act: (proof: OwnProof) => Promise<unknown>;
  /** Words shown when it was done; null where something else shows it. */
  readonly done: string | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for password and second factor, and does something by which a webhook delivers from then on. */
export function WebhookProofDialog({ factor, act, done, ...dialog }: WebhookProofDialogProps) {
  const prove = useOwnFactors();
  return (
    <OwnPasswordDialog
      {...dialog}
      fields={webhookProofFields}
      act={(written) => prove(written, act)}
      done={() => done}
    >
      {(control) => <FactorField control={control} factor={factor} />}
    </OwnPasswordDialog>
  );
}
