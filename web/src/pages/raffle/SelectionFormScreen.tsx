import { useState } from "react";
import { useForm } from "react-hook-form";
import { Navigate, useNavigate } from "react-router-dom";
import { failureText, fieldFailures, shownFailure } from "../../app/failure/failures.ts";
import { Guard } from "../../app/session/Guard.tsx";
import { useFailureToast } from "../../app/failure/useFailureToast.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import {
  type RaffleSelectMutation,
  useRaffleOpenQuery,
  useRaffleSelectMutation,
} from "../../features/raffle/board/raffle.generated.ts";
import { rafflePaths } from "../../features/raffle/board/raffle.paths.ts";
import { lostText, raffleTexts as texts } from "../../features/raffle/board/raffle.texts.ts";
import { saveFile } from "../../features/raffle/board/save-file.ts";
import { SelectionForm, type SelectionFormValues } from "../../features/raffle/board/SelectionForm.tsx";
import { SelectionSent } from "../../features/raffle/board/SelectionSent.tsx";
import { useRaffleChanges } from "../../features/raffle/board/useRaffleChanges.ts";
import { useSelection } from "../../features/raffle/board/useSelection.ts";

type Sent = RaffleSelectMutation["selectRaffleNumbers"];
const CONFLICT = /^Los números ([\d, ]+) ya no están disponibles\.$/;

/**
 * Who takes the chosen numbers, and how they are paid. It is open to whoever carries a selection in this tab;
 * without one it leads those who sell to the board.
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
  const [select, { loading }] = useRaffleSelectMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<SelectionFormValues>({
    defaultValues: { name: "", phone: "", aceptaTratamiento: false },
  });
  const navigate = useNavigate();
  const toasts = useToasts();
  const tellFailure = useFailureToast();

  const lose = (taken: readonly string[]) => {
    const lost = selection.drop(taken);
    if (lost.length > 0) setFailure(lostText(lost));
  };
  useRaffleChanges(
    ({ values: changed, state }) => {
      if (changed.length === 0) void refetch();
      // One's own numbers are announced too, before the answer is here.
      else if (state !== "free" && !loading && !sent) lose(changed);
    },
    () => void refetch(),
  );

  const download = (receipt: Sent["receipt"]) =>
    saveFile(receipt).catch((wrong: unknown) => tellFailure(wrong));
  const submit = async (person: SelectionFormValues) => {
    setFailure(null);
    try {
      const answer = await select({ variables: { input: { ...person, numbers: values } } });
      const taken = answer.data?.selectRaffleNumbers;
      if (!taken) return;
      onSent(taken);
      selection.clear();
      toasts.success(texts.sent);
      await download(taken.receipt);
    } catch (wrong) {
      const text = failureText(wrong);
      setFailure(text);
      for (const { field, message } of fieldFailures(wrong))
        if (field === "name" || field === "phone") form.setError(field, { message });
      selection.drop(CONFLICT.exec(text)?.[1]?.split(", ") ?? []);
      tellFailure(wrong);
    }
  };
  const toBoard = () => void navigate(rafflePaths.board.to());

  if (error && !data) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!data) return <RecordSkeleton />;
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
      failure={current ? failure : texts.raffleChanged}
      form={form}
      busy={loading}
      onRemove={(value) => selection.drop([value])}
      onSubmit={form.handleSubmit(submit)}
      onBack={toBoard}
    />
  );
}
