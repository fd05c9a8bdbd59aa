import { useState } from "react";
import { useSaving } from "../../base/saving/useSaving.ts";
import { newKey } from "../../base/saving/new-key.ts";
import { AdjustPointsDialog } from "./AdjustPointsDialog.tsx";
import { usePointsAdjustMutation } from "./rewards.generated.ts";
import { rewardTexts as texts } from "./rewards.texts.ts";

interface AdjustPointsProps {
  readonly person: { readonly id: number; readonly name: string; readonly points: number };
  /** Names of the queries that show the person's points. */
  readonly refetch?: readonly string[];
  readonly onClose: () => void;
}

/**
 * Shows the dialog for adjusting points on a person's page, for the owner: `{adjusting && <AdjustPoints
 * person={user} refetch={["UserDetail"]} onClose={close} />}`.
 */
export function AdjustPoints({ person, refetch = [], onClose }: AdjustPointsProps) {
  const { busy, failure, perform } = useSaving();
  // One key for as long as the dialog is open: pressing again after a lost answer adjusts nothing twice.
  const [key] = useState(newKey);
  const [adjust] = usePointsAdjustMutation({ refetchQueries: [...refetch] });
  const change = async (input: { points: number; reason: string }) => {
    const act = () => adjust({ variables: { userId: person.id, input, key } });
    const wrong = await perform(act, texts.adjusted);
    if (!wrong) onClose();
    return wrong;
  };
  return (
    <AdjustPointsDialog person={person} busy={busy} failure={failure} onAdjust={change} onClose={onClose} />
  );
}
