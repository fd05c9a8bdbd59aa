import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { FormFailure } from "../form/FormFailure.tsx";
import { NewerNotice } from "../form/NewerNotice.tsx";
import { focusFirst, isWorkToType } from "../form/typed-fields.ts";
import { useSentForm } from "../form/useSentForm.ts";
import type { Submit } from "../form/submit.ts";
import { ActButton } from "./ActButton.tsx";
import type { StepAction } from "./step-action.ts";
import { leaveWord } from "./leave-word.ts";
import { LeaveDialog } from "./LeaveDialog.tsx";
import { useUnsaved } from "./unsaved.ts";

interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Description of the effect, above the fields. */
  readonly lead?: ReactNode;
  /** Label of the submit button, a verb: `Registrar pago`. */
  readonly submit: string;
  /** Alternative acts with the same purpose that need none of the fields. */
  readonly ways?: readonly StepAction[];
  /** Label of the cancel button, unless it is the one of `leaveWord`. */
  readonly leave?: string;
  readonly busy?: boolean;
  /** Reason why submitting is disabled, such as data that have not loaded. */
  readonly reason?: string | null;
  /** Message of the server's refusal, above the fields. */
  readonly failure?: string | null;
  readonly maxWidth?: "xs" | "sm" | "md";
  /** Handler that submits the form: `submit` of `useFields`. */
  readonly onSubmit: Submit;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Shows one act with its fields in a dialog; the whole screen on phones. The first field has the focus, and
 * several typed fields are not lost to a key or a click beside the dialog without a confirmation.
 * `<FormDialog open title="Registrar pago" submit="Registrar pago" busy={busy} failure={failure}
 * onSubmit={submit} onClose={close}><MoneyField control={control} name="monto" label="Valor" required
 * /></FormDialog>`
 */
export function FormDialog({ open, maxWidth = "sm", onClose, ...act }: FormDialogProps) {
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const typed = useRef(nothingTyped);
  const [asking, ask] = useState(false);
  const leave = () => (typed.current() ? ask(true) : onClose());
  return (
    <>
      <Dialog
        open={open}
        onClose={act.busy ? undefined : leave}
        aria-labelledby={heading}
        maxWidth={maxWidth}
        fullWidth
        fullScreen={phone}
      >
        <DialogForm {...act} open={open} heading={heading} typed={typed} onClose={onClose} />
      </Dialog>
      <LeaveDialog
        open={open && asking}
        onStay={() => ask(false)}
        onLeave={() => {
          ask(false);
          onClose();
        }}
      />
    </>
  );
}

const nothingTyped = () => false;

/** Layout of several buttons: stacked on phones, the submitting button first. */
const stacked = {
  gap: 2,
  flexDirection: { xs: "column-reverse", sm: "row" },
  alignItems: "stretch",
  "& > :not(style)": { ml: 0, whiteSpace: "nowrap", px: { sm: 3 } },
} as const;

interface DialogFormProps extends Omit<FormDialogProps, "maxWidth"> {
  readonly heading: string;
  /**
   * Reference to a function that returns true when the form has unsaved text; read by the component that
   * closes the form.
   */
  readonly typed: RefObject<() => boolean>;
}

function DialogForm({
  open,
  heading,
  typed,
  title,
  lead,
  submit,
  ways = [],
  leave = leaveWord(title, submit),
  busy,
  reason,
  failure,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  const sent = useSentForm(onSubmit, failure);
  const { form, isSending, waits } = sent;
  const touched = useRef(false);
  const touch = () => {
    touched.current = true;
  };
  useEffect(() => {
    typed.current = () =>
      open && touched.current && !isSending() && form.current !== null && isWorkToType(form.current);
  });
  useEffect(() => {
    if (form.current) focusFirst(form.current);
    return () => {
      typed.current = nothingTyped;
    };
  }, [form, typed]);
  useUnsaved(() => typed.current());
  return (
    <form
      ref={form}
      onSubmit={sent.onSubmit}
      onInput={touch}
      onChange={touch}
      noValidate
      style={{ display: "flex", flexDirection: "column", minHeight: 0, flex: 1 }}
    >
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <Stack
          sx={{ gap: 4, pt: 2 }}
          role="presentation"
          // The list of choices is outside of the form, but within this tree.
          onClick={({ target }) => target instanceof Element && target.closest("[role=option]") && touch()}
        >
          {lead && <Typography component="div">{lead}</Typography>}
          <NewerNotice />
          <FormFailure failure={failure} waits={waits} />
          {children}
        </Stack>
      </DialogContent>
      <DialogActions sx={ways.length > 0 ? stacked : undefined}>
        <Button onClick={onClose} disabled={busy} color="inherit">
          {leave}
        </Button>
        {ways.map((way) => (
          <ActButton
            key={way.label}
            variant="outlined"
            loading={busy ?? false}
            reason={way.off ?? null}
            onClick={way.onPress}
          >
            {way.label}
          </ActButton>
        ))}
        <ActButton type="submit" variant="contained" loading={busy ?? false} reason={reason ?? null}>
          {submit}
        </ActButton>
      </DialogActions>
    </form>
  );
}
