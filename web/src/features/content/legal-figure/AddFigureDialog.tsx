import {
  legalFigureLabels,
  type LegalFigureKey,
  legalFigures,
} from "@travesia/api/content/legal-figure/legal-figure.rules";
import { AddRowDialog } from "../../../base/saving/AddRowDialog.tsx";
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

/** Adds the value of a legal figure, valid from a day on. */
export function AddFigureDialog({ onClose }: { readonly onClose: () => void }) {
  const [add] = useLegalFigureAddMutation({
    refetchQueries: [LegalFiguresDocument],
    awaitRefetchQueries: true,
  });
  return (
    <AddRowDialog
      title={texts.add}
      lead={texts.neverEdited}
      submit={texts.add}
      fields={legalFigureFields}
      added={texts.added}
      add={(input) => add({ variables: { input } })}
      onClose={onClose}
    >
      {(control) => (
        <>
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
        </>
      )}
    </AddRowDialog>
  );
}
