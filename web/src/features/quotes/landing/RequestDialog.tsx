import type { Control } from "react-hook-form";
import type { Submit } from "../../../ui/form/submit.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { RequestFields } from "./RequestFields.tsx";
import { landingTexts as texts } from "./landing.texts.ts";
import type { RequestForm } from "./request.form.ts";
import { type Received, RequestReceived } from "./RequestReceived.tsx";
import { useAnsweredToday } from "./useAnsweredToday.ts";

interface RequestDialogProps {
  readonly control: Control<RequestForm>;
  readonly today: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly received: Received | null;
  readonly onSubmit: Submit;
  readonly onClose: () => void;
}

/**
 * Shows the form in which a visitor requests a quote; afterwards it shows who answers and by when.
 */
export function RequestDialog({
  control,
  today,
  busy,
  failure,
  received,
  onSubmit,
  onClose,
}: RequestDialogProps) {
  const soon = useAnsweredToday();
  if (received) return <RequestReceived received={received} soon={soon} onClose={onClose} />;
  return (
    <FormDialog
      open
      title={texts.request}
      lead={texts.promise(soon)}
      submit="Enviar solicitud"
      busy={busy}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <RequestFields control={control} from={today} />
    </FormDialog>
  );
}
