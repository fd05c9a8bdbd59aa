import { type MarginalRange, rangesText } from "@travesia/api/commissions/withholding/marginal.rules";
import { AddRowDialog } from "../../../base/saving/AddRowDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { icaFields, marginalFields, rateFields, uvtFields } from "./withholding.form.ts";
import {
  useIcaRateAddMutation,
  useMarginalTableAddMutation,
  useUvtValueAddMutation,
  useWithholdingRateAddMutation,
  WithholdingTablesDocument,
} from "./withholding.generated.ts";
import { procedureLabels, withholdingTexts as texts } from "./withholding.texts.ts";

interface AddDialogProps {
  readonly onClose: () => void;
}

const added = { refetchQueries: [WithholdingTablesDocument], awaitRefetchQueries: true };
const concepts = (["comisiones_10", "comisiones_11", "juridica_11"] as const).map((value) => ({
  value,
  label: procedureLabels[value],
}));

/** Adds a row to the table of withholding rates. */
export function AddRateDialog({ onClose }: AddDialogProps) {
  const [add] = useWithholdingRateAddMutation(added);
  return (
    <AddRowDialog
      title={texts.addRate}
      lead={texts.neverEdited}
      submit={texts.addRate}
      fields={rateFields}
      added={texts.added}
      add={(input) => add({ variables: { input } })}
      onClose={onClose}
    >
      {(control) => (
        <>
          <SelectField control={control} name="concepto" label="Concepto" options={concepts} />
          <DayField control={control} name="vigenteDesde" label="Rige desde" required />
          <TextField
            control={control}
            name="baseUvt"
            type="number"
            label="Base en UVT"
            required
            rules={rateFields.rules.baseUvt}
          />
          <TextField
            control={control}
            name="porcentaje"
            type="number"
            label="Porcentaje"
            required
            rules={rateFields.rules.porcentaje}
          />
        </>
      )}
    </AddRowDialog>
  );
}

interface AddMarginalDialogProps extends AddDialogProps {
  /** Current ranges, which prefill the new table. */
  readonly present: readonly MarginalRange[];
}

/** Adds a table of article 383, valid from a day on. */
export function AddMarginalDialog({ present, onClose }: AddMarginalDialogProps) {
  const [add] = useMarginalTableAddMutation(added);
  return (
    <AddRowDialog
      title={texts.marginal}
      lead={texts.neverEdited}
      submit={texts.addMarginal}
      fields={marginalFields}
      begun={{ ...marginalFields.empty, rangos: rangesText(present) }}
      added={texts.added}
      add={(input) => add({ variables: { input } })}
      onClose={onClose}
    >
      {(control) => (
        <>
          <DayField control={control} name="vigenteDesde" label="Rige desde" required />
          <TextField
            control={control}
            name="rangos"
            label="Rangos"
            hint={texts.rangesHint}
            multiline
            required
            rules={marginalFields.rules.rangos}
          />
        </>
      )}
    </AddRowDialog>
  );
}

/** Stores the value of the UVT for a year. */
export function AddUvtDialog({ onClose }: AddDialogProps) {
  const [add] = useUvtValueAddMutation(added);
  return (
    <AddRowDialog
      title={texts.addUvt}
      submit={texts.addUvt}
      fields={uvtFields}
      added={texts.added}
      add={(input) => add({ variables: { input } })}
      onClose={onClose}
    >
      {(control) => (
        <>
          <TextField
            control={control}
            name="year"
            type="number"
            label="Año"
            required
            rules={uvtFields.rules.year}
          />
          <TextField
            control={control}
            name="value"
            type="number"
            label="Valor en pesos"
            required
            rules={uvtFields.rules.value}
          />
        </>
      )}
    </AddRowDialog>
  );
}

/** Adds the ICA rate of a municipality. */
export function AddIcaDialog({ onClose }: AddDialogProps) {
  const [add] = useIcaRateAddMutation(added);
  return (
    <AddRowDialog
      title={texts.addIca}
      lead={texts.neverEdited}
      submit="Agregar"
      fields={icaFields}
      added={texts.added}
      add={(input) => add({ variables: { input } })}
      onClose={onClose}
    >
      {(control) => (
        <>
          <TextField
            control={control}
            name="dane"
            label="Código DANE"
            required
            maxLength={5}
            rules={icaFields.rules.dane}
          />
          <TextField
            control={control}
            name="municipio"
            label="Municipio"
            required
            maxLength={80}
            rules={icaFields.rules.municipio}
          />
          <DayField control={control} name="vigenteDesde" label="Rige desde" required />
          <TextField
            control={control}
            name="porMil"
            type="number"
            label="Tarifa por mil"
            required
            rules={icaFields.rules.porMil}
          />
        </>
      )}
    </AddRowDialog>
  );
}
