import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Suspense, useEffect } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Submit } from "../../../ui/form/submit.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import type { FoundCustomer } from "../../customers/FindCustomer.tsx";
import { TemplateChoice, type TemplateChoiceProps } from "../template/TemplateChoice.tsx";
import { PASTE } from "../pasted/paste.texts.ts";
import type { QuoteForm } from "./quote.form.ts";
import { type ClientPart, QuoteClient } from "./QuoteClient.tsx";
import { QuoteTripFields } from "./QuoteFields.tsx";

const PastedText = lazyPart(async () => (await import("../pasted/PastedText.tsx")).PastedText);

interface QuoteFormDialogProps {
  readonly open: boolean;
  readonly form: Pick<UseFormReturn<QuoteForm>, "control" | "setValue" | "getValues">;
  readonly title: string;
  /** Introductory text of the dialog; null if there is none. */
  readonly lead: string | null;
  readonly today: string;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Initial text that the form is filled from; null when it is filled by hand. */
  readonly pasted: string | null;
  readonly onPaste: (first: string) => void;
  readonly part: ClientPart;
  readonly onPart: (part: ClientPart) => void;
  /** Called with the value of the e-mail field when the typing pauses. */
  readonly onEmail: (email: string) => void;
  /** Called with the customer found by an exact e-mail address, document or telephone number. */
  readonly onFound: (customer: FoundCustomer) => void;
  /** Choice of a template to start from; false when the form starts from another quote. */
  readonly template: TemplateChoiceProps | false;
  readonly onSubmit: Submit;
  readonly onClose: () => void;
}

/** Shows the form of a new quote: five fields for a known client; a new one is written beside the search. */
export function QuoteFormDialog({
  open,
  form,
  title,
  lead,
  today,
  busy,
  failure,
  pasted,
  onPaste,
  part,
  onPart,
  onEmail,
  onFound,
  template,
  onSubmit,
  onClose,
}: QuoteFormDialogProps) {
  const isPasting = pasted !== null;
  const email = useWatch({ control: form.control, name: "emailCliente" });
  useEffect(() => {
    const timer = setTimeout(() => onEmail(email), 500);
    return () => clearTimeout(timer);
  }, [email, onEmail]);
  return (
    <FormDialog
      open={open}
      title={title}
      lead={lead}
      submit="Crear cotización"
      busy={busy}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
      maxWidth={isPasting ? "md" : "sm"}
    >
      {!isPasting && template && (
        <Button variant="outlined" sx={{ alignSelf: "flex-start" }} onClick={() => onPaste("")}>
          {PASTE}
        </Button>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 6,
          gridTemplateColumns: {
            xs: "minmax(0, 1fr)",
            md: isPasting ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)",
          },
        }}
      >
        {isPasting && (
          <Suspense fallback={null}>
            <PastedText first={pasted} form={form} onFound={onFound} onNew={() => onPart("fields")} />
          </Suspense>
        )}
        <Stack sx={{ gap: 4, minWidth: 0 }}>
          <QuoteClient control={form.control} part={part} onPart={onPart} onFound={onFound} />
          {template && <TemplateChoice {...template} />}
          <QuoteTripFields control={form.control} from={today} />
        </Stack>
      </Box>
    </FormDialog>
  );
}
