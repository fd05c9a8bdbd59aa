import { useState } from "react";
import { Navigate, useNavigate } from "react-router-dom";
import { failureText, shownFailure } from "../../base/failure/failures.ts";
import { saveFile } from "../../base/files/save-file.ts";
import type { SaveOf } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { Guard } from "../../base/session/Guard.tsx";
import { useFailureToast } from "../../base/failure/useFailureToast.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import {
  type RaffleSelectMutation,
  useRaffleOpenQuery,
  useRaffleSelectMutation,
} from "../../features/raffle/board/raffle.generated.ts";
import { rafflePaths } from "../../features/raffle/board/raffle.paths.ts";
import { lostText, raffleTexts as texts } from "../../features/raffle/board/raffle.texts.ts";
import type { selectionFields } from "../../features/raffle/board/selection.form.ts";
import { SelectionForm } from "../../features/raffle/board/SelectionForm.tsx";
import { SelectionSent } from "../../features/raffle/board/SelectionSent.tsx";
import { useRaffleChanges } from "../../features/raffle/board/useRaffleChanges.ts";
import { useSelection } from "../../features/raffle/board/useSelection.ts";

type Sent = RaffleSelectMutation["selectRaffleNumbers"];
const CONFLICT = /^Los números ([\d, ]+) ya no están disponibles\.$/;

/**
 * Shows the form for the person who takes the selected numbers, and the payment. Without a selection in this
 * tab, sellers are redirected to the board.
 */
export function SelectionFormScreen() {
  usePageTitle(texts.form);
  const { values } = useSelection();
  const [sent, setSent] = useState<Sent | null>(null);
  if (values.length > 0 || sent) return <Carried sent={sent} onSent={setSent} />;
  return (
    <Guard guard="sellRaffle" framed>
      <Navigate to={rafflePaths.board.to()} replace />
    </Guard>
  );
}

function Carried({
  sent,
  onSent,
}: {
  readonly sent: Sent | null;
  readonly onSent: (sent: Sent | null) => void;
}) {
  const { raffleId, values, selection } = useSelection();
  const { data, error, refetch } = useRaffleOpenQuery();
  const [select] = useRaffleSelectMutation();
  const { busy, failure, perform } = useSaving();
  const [lost, setLost] = useState<string | null>(null);
  const navigate = useNavigate();
  const showFailure = useFailureToast();

  const lose = (taken: readonly string[]) => {
    const dropped = selection.drop(taken);
    if (dropped.length > 0) setLost(lostText(dropped));
  };
  useRaffleChanges(
    ({ values: changed, state }) => {
      if (changed.length === 0) void refetch();
      // The user's own numbers are announced too, before the answer arrives.
      else if (state !== "free" && !busy && !sent) lose(changed);
    },
    () => void refetch(),
  );

  const download = (receipt: Sent["receipt"]) =>
    saveFile(receipt).catch((wrong: unknown) => showFailure(wrong));
  const take: SaveOf<typeof selectionFields> = ({ input }) => {
    setLost(null);
    return perform(async () => {
      try {
        const { data: answer } = await select({ variables: { input: { ...input, numbers: values } } });
        if (!answer) throw new Error("no numbers");
        onSent(answer.selectRaffleNumbers);
        selection.clear();
        void download(answer.selectRaffleNumbers.receipt);
      } catch (wrong) {
        selection.drop(CONFLICT.exec(failureText(wrong))?.[1]?.split(", ") ?? []);
        throw wrong;
      }
    }, texts.sent);
  };
  const toBoard = () => void navigate(rafflePaths.board.to());

  if (error && !data) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton page />;
  const raffle = data.openRaffle;
  if (sent)
    return (
      <SelectionSent
        numbers={sent.numbers}
        raffle={raffle}
        onDownload={() => void download(sent.receipt)}
        onMore={toBoard}
      />
    );
  const current = raffle?.id === raffleId ? raffle : null;
  return (
    <SelectionForm
      raffle={current}
      values={values}
      failure={current ? (lost ?? failure) : texts.raffleChanged}
      busy={busy}
      onRemove={(value) => selection.drop([value])}
      onSubmit={take}
      onBack={toBoard}
    />
  );
}
