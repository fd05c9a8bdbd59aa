import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { FormFailure } from "../form/FormFailure.tsx";
import { useSentAgain } from "../form/useSentAgain.ts";
import { ActButton } from "./ActButton.tsx";
import { leaveWord } from "./leave-word.ts";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /**
   * Description of the effect, the recipient and the amount: «Se enviará a maria@… la cotización
   * COT-2026-000123 por $ 8.450.000».
   */
  readonly children: ReactNode;
  /** Label of the confirm button, a verb: `Enviar cotización`. */
  readonly confirm: string;
  /** Label of the cancel button, unless it is the one of `leaveWord`. */
  readonly leave?: string;
  /** True for an act that cannot be undone. */
  readonly destructive?: boolean;
  /** True when the confirm button is focused immediately, so that Enter confirms. */
  readonly ready?: boolean;
  readonly busy?: boolean;
  /** Reason why confirming is disabled, such as data that have not loaded. */
  readonly reason?: string | null;
  /**
   * Message of the server's refusal, above the text. A confirmation without a connection is retried
   * automatically when the connection returns, while the dialog is open.
   */
  readonly failure?: string | null;
  /** Additional act that may follow immediately, with its own label. */
  readonly further?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Returns whether a click outside the dialog is the second click of the double click that opened it. */
const isSecondClick = (event: object, reason: "backdropClick" | "escapeKeyDown"): boolean =>
  reason === "backdropClick" && "detail" in event && Number(event.detail) > 1;

/**
 * Asks for confirmation before something is sent, paid or destroyed; while busy it neither closes nor accepts
 * another click.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  leave = leaveWord(title, confirm),
  destructive = false,
  ready = false,
  busy = false,
  reason = null,
  failure = null,
  further,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const heading = useId();
  const text = useId();
  const button = useRef<HTMLButtonElement>(null);
  const press = () => {
    sending();
    onConfirm();
  };
  const { waits, sending } = useSentAgain(press, open ? failure : null);
  // A person who opened it by a key answers by a key, also after an answer that asks again.
  useEffect(() => {
    if (open && ready && !busy) button.current?.focus();
  }, [open, ready, busy]);
  return (
    <Dialog
      open={open}
      onClose={(event: object, reason) => {
        if (!busy && !isSecondClick(event, reason)) onClose();
      }}
      aria-labelledby={heading}
      aria-describedby={text}
      maxWidth={further ? "sm" : "xs"}
      fullWidth
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <FormFailure failure={failure} waits={waits} sx={{ mb: 3 }} />
        <DialogContentText id={text} component="div" sx={{ color: "text.primary" }}>
          {children}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", rowGap: 2 }}>
        <Button onClick={onClose} disabled={busy} color="inherit">
          {leave}
        </Button>
        {further && (
          <ActButton loading={busy} onClick={further.onPress}>
            {further.label}
          </ActButton>
        )}
        <ActButton
          variant="contained"
          color={destructive ? "error" : "primary"}
          loading={busy}
          reason={reason}
          ref={button}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- opened by a key, answered by a key
          autoFocus={ready}
          onClick={press}
        >
          {confirm}
        </ActButton>
      </DialogActions>
    </Dialog>
  );
}
