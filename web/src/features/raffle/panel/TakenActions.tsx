import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { TakenNumberFragment } from "../board/raffle.generated.ts";
import { takenActs } from "./taken.acts.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface TakenActionsProps {
  readonly number: TakenNumberFragment;
  /** True while the raffle is open; numbers of other raffles only offer their receipt. */
  readonly open: boolean;
  readonly busy: boolean;
  readonly onReceipt: () => void;
  readonly onAct: (act: keyof typeof takenActs) => void;
}

/** Shows the buttons at the end of a taken number's row. */
export function TakenActions({ number: { value, isPaid }, open, busy, onReceipt, onAct }: TakenActionsProps) {
  const paying = isPaid ? "unpay" : "pay";
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
      {open && (
        <ActButton
          size="small"
          variant={isPaid ? "text" : "outlined"}
          disabled={busy}
          aria-label={`${takenActs[paying].label} del ${value}`}
          onClick={() => onAct(paying)}
        >
          {takenActs[paying].label}
        </ActButton>
      )}
      {open && !isPaid && (
        <ActButton
          size="small"
          color="inherit"
          disabled={busy}
          aria-label={`${takenActs.release.label} el ${value}`}
          onClick={() => onAct("release")}
        >
          {takenActs.release.label}
        </ActButton>
      )}
      <Button size="small" disabled={busy} aria-label={`Descargar PDF del ${value}`} onClick={onReceipt}>
        Descargar PDF
      </Button>
    </Stack>
  );
}
