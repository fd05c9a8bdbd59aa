import {
  legalFigureLabels,
  type LegalFigureKey,
  legalFigures,
} from "@travesia/api/content/legal-figure/legal-figure.rules";
import { useFields } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { legalFigureFields } from "./legal-figure.form.ts";
import { legalFigureTexts as texts } from "./legal-figure.texts.ts";
import { LegalFiguresDocument, useLegalFigureAddMutation } from "./legal-figures.generated.ts";

const options = (Object.keys(legalFigures) as LegalFigureKey[]).map((value) => ({
  value,
  label: legalFigureLabels[value],
}));

/** Adds the value of a legal figure from a day on. */
export function AddFigureDialog({ onClose }: { readonly onClose: () => void }) {
  const { busy, failure, perform } = useSaving();
  const [add] = useLegalFigureAddMutation({
    refetchQueries: [LegalFiguresDocument],
    awaitRefetchQueries: true,
  });
  const { control, submit } = useFields(legalFigureFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(() => add({ variables: { input } }), texts.added);
      if (!wrong) onClose();
      return wrong;
    },
  });
  const shown = { open: true, maxWidth: "xs", busy, failure, onSubmit: submit, onClose } as const;
  return (
    <FormDialog {...shown} title={texts.add} lead={texts.neverEdited} submit={texts.add}>
      <SelectField control={control} name="cifra" label={texts.figure} options={options} />
      <DayField control={control} name="vigenteDesde" label={texts.from} required />
      <TextField
        control={control}
        name="valor"
        type="number"
        label={texts.value}
        required
        rules={legalFigureFields.rules.valor}
      />
    </FormDialog>
  );
}
