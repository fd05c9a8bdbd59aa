import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { choice, fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import {
  CommissionListDocument,
  CommissionsOfContractDocument,
} from "../commission/commissions.generated.ts";
import { ObjectionHistory } from "./ObjectionHistory.tsx";
import { ObjectionListDocument, useObjectionAnswerMutation } from "./objections.generated.ts";
import { objectionTexts as texts } from "./objection.texts.ts";

const answerFields = fieldsOf<Record<never, never>>()({
  verdict: choice<"si" | "no">("no"),
  respuesta: trimmed({ required: texts.answerMissing }),
});

/** Fields of the commission whose objection is answered. */
export interface ObjectedCommission {
  readonly id: string;
  readonly objecionId: string | null;
  readonly vendedor: { readonly name: string; readonly lastname: string };
  readonly contract: { readonly contractNumber: string };
}

/** Answers a seller's objection to a commission; shows its text above the answer. */
export function AnswerObjectionDialog({
  line,
  onClose,
}: {
  readonly line: ObjectedCommission;
  readonly onClose: () => void;
}) {
  const { busy, failure, perform } = useSaving();
  const [answer] = useObjectionAnswerMutation({
    refetchQueries: [CommissionListDocument, CommissionsOfContractDocument, ObjectionListDocument],
  });
  const { control, submit } = useFields(answerFields, {
    record: null,
    save: async ({ input: { verdict, respuesta } }) => {
      const input = { acepta: verdict === "si", respuesta };
      const act = () => answer({ variables: { id: line.objecionId ?? "", input } });
      const wrong = await perform(act, texts.answered);
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.answerTitle}
      submit="Responder"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
      lead={
        <>
          {line.vendedor.name} {line.vendedor.lastname} · contrato {line.contract.contractNumber}. Responder
          no cambia el valor: si hay que corregirlo, edita la comisión o crea otra.
        </>
      }
    >
      <ObjectionHistory commissionId={line.id} />
      <SelectField control={control} name="verdict" label={texts.verdict} options={texts.verdicts} />
      <TextField
        control={control}
        name="respuesta"
        label={texts.answer}
        multiline
        required
        maxLength={2000}
        rules={answerFields.rules.respuesta}
      />
    </FormDialog>
  );
}
