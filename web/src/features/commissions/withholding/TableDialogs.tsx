import { type MarginalRange, rangesText } from "@travesia/api/commissions/withholding/marginal.rules";
import { useFields } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
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

/** Adds a row to the table of withholding. */
export function AddRateDialog({ onClose }: AddDialogProps) {
  const { busy, failure, perform } = useSaving();
  const [add] = useWithholdingRateAddMutation(added);
  const { control, submit } = useFields(rateFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(() => add({ variables: { input } }), texts.added);
      if (!wrong) onClose();
      return wrong;
    },
  });
  const shown = { open: true, maxWidth: "xs", busy, failure, onSubmit: submit, onClose } as const;
  return (
    <FormDialog {...shown} title={texts.addRate} lead={texts.neverEdited} submit={texts.addRate}>
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
    </FormDialog>
  );
}

interface AddMarginalDialogProps extends AddDialogProps {
  /** The ranges that hold now: most of a new table is like them. */
  readonly present: readonly MarginalRange[];
}

/** Adds the table of article 383 that holds from a day on. */
export function AddMarginalDialog({ present, onClose }: AddMarginalDialogProps) {
  const { busy, failure, perform } = useSaving();
  const [add] = useMarginalTableAddMutation(added);
  const { control, submit } = useFields(marginalFields, {
    record: null,
    begun: { ...marginalFields.empty, rangos: rangesText(present) },
    save: async ({ input }) => {
      const wrong = await perform(() => add({ variables: { input } }), texts.added);
      if (!wrong) onClose();
      return wrong;
    },
  });
  const shown = { open: true, maxWidth: "xs", busy, failure, onSubmit: submit, onClose } as const;
  return (
    <FormDialog {...shown} title={texts.marginal} lead={texts.neverEdited} submit={texts.addMarginal}>
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
    </FormDialog>
  );
}

/** Keeps the value of the UVT of a year. */
export function AddUvtDialog({ onClose }: AddDialogProps) {
  const { busy, failure, perform } = useSaving();
  const [add] = useUvtValueAddMutation(added);
  const { control, submit } = useFields(uvtFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(() => add({ variables: { input } }), texts.added);
      if (!wrong) onClose();
      return wrong;
    },
  });
  const shown = { open: true, maxWidth: "xs", busy, failure, onSubmit: submit, onClose } as const;
  return (
    <FormDialog {...shown} title={texts.addUvt} submit={texts.addUvt}>
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
    </FormDialog>
  );
}

/** Adds the rate of a municipality. */
export function AddIcaDialog({ onClose }: AddDialogProps) {
  const { busy, failure, perform } = useSaving();
  const [add] = useIcaRateAddMutation(added);
  const { control, submit } = useFields(icaFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(() => add({ variables: { input } }), texts.added);
      if (!wrong) onClose();
      return wrong;
    },
  });
  const shown = { open: true, maxWidth: "xs", busy, failure, onSubmit: submit, onClose } as const;
  return (
    <FormDialog {...shown} title={texts.addIca} lead={texts.neverEdited} submit="Agregar">
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
    </FormDialog>
  );
}
