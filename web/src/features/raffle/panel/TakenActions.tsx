import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { TakenNumberFragment } from "../board/raffle.generated.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface TakenActionsProps {
  readonly number: TakenNumberFragment;
  /** True while its raffle is open: numbers of other raffles only have their receipt. */
  readonly open: boolean;
  readonly busy: boolean;
  readonly onReceipt: () => void;
  readonly onPay: () => void;
  readonly onRelease: () => void;
}

/** Shows the buttons at the end of a taken number's row. */
export function TakenActions({
  number: { value, isPaid },
  open,
  busy,
  onReceipt,
  onPay,
  onRelease,
}: TakenActionsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
      {open && (
        <ActButton
          size="small"
          variant={isPaid ? "text" : "outlined"}
          disabled={busy}
          aria-label={`${isPaid ? "Quitar pago" : "Registrar pago"} del ${value}`}
          onClick={onPay}
        >
          {isPaid ? "Quitar pago" : "Registrar pago"}
        </ActButton>
      )}
      {open && !isPaid && (
        <ActButton
          size="small"
          color="inherit"
          disabled={busy}
          aria-label={`Liberar el ${value}`}
          onClick={onRelease}
        >
          Liberar
        </ActButton>
      )}
      <Button size="small" disabled={busy} aria-label={`Descargar PDF del ${value}`} onClick={onReceipt}>
        Descargar PDF
      </Button>
    </Stack>
  );
}
