import Box from "@mui/material/Box";
import { numberedKinds } from "@travesia/api/numbering/numbering.rules";
import { useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { DayField } from "../../ui/form/DayField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { rangeFields } from "./numbering.form.ts";
import { NumberingRangesDocument, useNumberingRangeAddMutation } from "./numbering.generated.ts";
import { numberingTexts as texts } from "./numbering.texts.ts";

const kinds = Object.entries(numberedKinds).map(([value, label]) => ({ value, label }));
const pair = { display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, gap: 4 };

/** Registers a number range that the DIAN authorized. */
export function RangeDialog({ onClose }: { readonly onClose: () => void }) {
  const { busy, failure, perform } = useSaving();
  const [add] = useNumberingRangeAddMutation({
    refetchQueries: [NumberingRangesDocument],
    awaitRefetchQueries: true,
  });
  const { rules } = rangeFields;
  const { control, submit } = useFields(rangeFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(() => add({ variables: { input } }), texts.added);
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.add}
      lead={texts.lead}
      submit={texts.add}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={pair}>
        <SelectField control={control} name="kind" label="Documento" options={kinds} />
        <TextField
          control={control}
          name="prefijo"
          label="Prefijo"
          maxLength={4}
          hint="Vacío si no tiene"
          rules={rules.prefijo}
        />
        <TextField control={control} name="desde" type="number" label="Desde" required rules={rules.desde} />
        <TextField control={control} name="hasta" type="number" label="Hasta" required rules={rules.hasta} />
        <DayField control={control} name="vigenteDesde" label="Válido desde" required />
        <DayField control={control} name="vigenteHasta" label="Válido hasta" required />
      </Box>
      <TextField
        control={control}
        name="resolucion"
        label="Resolución de la DIAN"
        required
        maxLength={40}
        rules={rules.resolucion}
      />
      <TextField
        control={control}
        name="claveTecnica"
        label="Clave técnica o PIN"
        hint="Con ella el documento lleva su código único"
        maxLength={100}
      />
      <CheckField control={control} name="pruebas" label="Es un rango de pruebas" />
    </FormDialog>
  );
}
