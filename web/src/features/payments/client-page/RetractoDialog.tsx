import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { RetractoChoice } from "../../../graphql/schema.generated.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { CodeChannelChoice } from "../../contracts/signature/CodeChannelChoice.tsx";
import type { CodeChoice } from "../../contracts/signature/useCodeChannel.ts";
import { ownTexts as texts } from "./client-page.texts.ts";
import { allLine, flightLine, retractoTexts, servicesLine } from "./retracto.texts.ts";
import { RetractoTickets, type RetractoTerms } from "./RetractoTerms.tsx";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";

/** Form fields of a client's retracto: the code sent by e-mail. */
const retractoFields = fieldsOf<Record<never, never>>()({
  code: trimmed({ required: "Escribe el código que te enviamos" }),
});

interface RetractoDialogProps {
  readonly contractNumber: string;
  readonly terms: RetractoTerms;
  /** Total of the payments that wait for verification, in COP. */
  readonly waiting: number;
  readonly codeAsked: boolean;
  readonly code: CodeChoice;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSendCode: () => void;
  readonly onRetract: (code: string, choice: RetractoChoice | null) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/**
 * Shows the withdrawal from a contract in two steps: first the services withdrawn from and the channel of the
 * code, then the code.
 */
export function RetractoDialog(props: RetractoDialogProps) {
  const { contractNumber, terms, waiting, codeAsked, code, busy, onSendCode, onClose } = props;
  const [choice, setChoice] = useState<RetractoChoice | null>(null);
  if (codeAsked) return <RetractoCodeDialog {...props} choice={choice} />;
  return (
    <ConfirmDialog
      open
      title={texts.retract}
      confirm={texts.sendCode}
      leave={texts.goBack}
      busy={busy}
      reason={terms.chooses && choice === null ? retractoTexts.pickOne : null}
      onConfirm={onSendCode}
      onClose={onClose}
    >
      <Stack sx={{ gap: 3 }}>
        {terms.chooses ? (
          <Choices terms={terms} waiting={waiting} chosen={choice} onChoose={setChoice} />
        ) : (
          <>
            <Typography>
              El contrato {contractNumber} quedará cancelado y no se podrá recuperar.{" "}
              {servicesLine(terms, waiting)}
            </Typography>
            <RetractoTickets terms={terms} />
          </>
        )}
        <Typography>{texts.codeWillBeSent(code.channel === "sms" ? code.smsTo : null)}</Typography>
        <CodeChannelChoice code={code} busy={busy} />
      </Stack>
    </ConfirmDialog>
  );
}

interface ChoicesProps {
  readonly terms: RetractoTerms;
  readonly waiting: number;
  readonly chosen: RetractoChoice | null;
  readonly onChoose: (choice: RetractoChoice) => void;
}

function Choices({ terms, waiting, chosen, onChoose }: ChoicesProps) {
  const heading = useId();
  const option = (value: RetractoChoice, label: string, line: string) => (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ alignItems: "flex-start", mr: 0 }}
      label={
        <Stack component="span" sx={{ pt: 2 }}>
          <strong>{label}</strong>
          <Typography component="span" variant="body2" color="textSecondary">
            {line}
          </Typography>
        </Stack>
      }
    />
  );
  return (
    <Stack sx={{ gap: 1 }}>
      <FormLabel id={heading}>{retractoTexts.choose}</FormLabel>
      <RadioGroup
        aria-labelledby={heading}
        value={chosen ?? ""}
        onChange={(_, value) => onChoose(value === "sin_vuelo" ? "sin_vuelo" : "todo")}
        sx={{ gap: 2 }}
      >
        {option("sin_vuelo", retractoTexts.allButFlight, flightLine(terms))}
        {option("todo", retractoTexts.all, allLine(terms, waiting))}
      </RadioGroup>
    </Stack>
  );
}

function RetractoCodeDialog({
  busy,
  failure,
  choice,
  code,
  onSendCode,
  onRetract,
  onClose,
}: RetractoDialogProps & { readonly choice: RetractoChoice | null }) {
  const { control, submit } = useFields(retractoFields, {
    record: null,
    save: ({ input }) => onRetract(input.code, choice),
  });
  return (
    <FormDialog
      open
      title={texts.retract}
      lead={texts.codeIsSent(code.sent === "sms" ? code.smsTo : null)}
      submit={texts.retract}
      leave={texts.goBack}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="code"
        label={texts.code}
        required
        maxLength={7}
        rules={retractoFields.rules.code}
      />
      <CodeChannelChoice code={code} busy={busy} />
      <Button size="small" disabled={busy} onClick={onSendCode} sx={{ alignSelf: "flex-start" }}>
        {texts.sendAnother}
      </Button>
    </FormDialog>
  );
}
