import { useState } from "react";
import { failureText } from "../../app/failure/failures.ts";
import { useFailureToast } from "../../app/failure/useFailureToast.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { AdjustPointsDialog } from "./AdjustPointsDialog.tsx";
import { usePointsAdjustMutation } from "./rewards.generated.ts";
import { rewardTexts as texts } from "./rewards.texts.ts";

interface AdjustPointsProps {
  readonly person: { readonly id: number; readonly name: string; readonly points: number };
  /** Queries that show the person's points. */
  readonly refetch?: readonly string[];
  readonly onClose: () => void;
}

/**
 * The owner's adjustment where a person is seen: `{adjusting && <AdjustPoints person={user}
 * refetch={["UserDetail"]} onClose={close} />}`.
 */
export function AdjustPoints({ person, refetch = [], onClose }: AdjustPointsProps) {
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const [failure, setFailure] = useState<string | null>(null);
  // One key for as long as the dialog is open: pressing again after a lost answer adjusts nothing twice.
  const [key] = useState(() => crypto.randomUUID());
  const [adjust, { loading }] = usePointsAdjustMutation({ refetchQueries: [...refetch] });
  const perform = async (input: { points: number; reason: string }) => {
    setFailure(null);
    try {
      await adjust({ variables: { userId: person.id, input, key } });
      toasts.success(texts.adjusted);
      onClose();
    } catch (error) {
      setFailure(failureText(error));
      tellFailure(error);
    }
  };
  return (
    <AdjustPointsDialog
      person={person}
      busy={loading}
      failure={failure}
      onAdjust={(input) => void perform(input)}
      onClose={onClose}
    />
  );
}
