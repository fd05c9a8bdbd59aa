import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Control } from "react-hook-form";
import { useFieldArray, useWatch } from "react-hook-form";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { AddendumInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Money } from "../../../ui/Money.tsx";
import { addendumFields, addendumInput, type AddendumForm, restOf, typedAddendum } from "./addendum.form.ts";
import type {
  AddendumBaseQuery,
  AddendumRecordFragment,
  AddendumTravellersQuery,
} from "./addendum.generated.ts";
import { addendumTexts as texts } from "./addendum.texts.ts";
import { PromiseFields } from "../contract/PromiseFields.tsx";

type Base = NonNullable<AddendumBaseQuery["contract"]>;

interface AddendumDialogProps {
  readonly base: Base;
  readonly people: AddendumTravellersQuery["passengers"];
  /** Addendum being edited; null for a new addendum. */
  readonly draft: AddendumRecordFragment | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: (input: AddendumInput) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const pair = { display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } } as const;

/** Edits an addendum: the contract with its changes, field by field, beside the current contract. */
export function AddendumDialog({ base, people, draft, busy, failure, onSave, onClose }: AddendumDialogProps) {
  const save: SaveOf<typeof addendumFields> = ({ values }) => onSave(addendumInput(base, people, values));
  const { control, submit } = useFields(addendumFields, {
    record: null,
    begun: typedAddendum(base, people, draft),
    save: (filled) => save(filled, null),
  });
  const { fields: travellers } = useFieldArray({ control, name: "viajeros" });
  return (
    <FormDialog
      open
      title={texts.begin}
      lead={texts.lead}
      submit={texts.save}
      busy={busy}
      failure={failure}
      maxWidth="md"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="motivo"
        label={texts.reason}
        hint={texts.reasonHint}
        required
        multiline
        maxLength={2000}
        rules={addendumFields.rules.motivo}
      />
      <Part title={texts.travellers}>
        {travellers.length === 0 ? (
          <TextField control={control} name="pasajeroTitular" label="Titular del viaje" maxLength={120} />
        ) : (
          travellers.map(({ id, was }, place) => (
            <Box key={id} role="group" aria-label={was} sx={pair}>
              <TextField
                control={control}
                name={`viajeros.${place}.nombre`}
                label="Nombre"
                required
                maxLength={50}
              />
              <TextField
                control={control}
                name={`viajeros.${place}.apellido`}
                label="Apellido"
                required
                maxLength={50}
              />
            </Box>
          ))
        )}
      </Part>
      <Part title={texts.days}>
        <Box sx={pair}>
          <DayField control={control} name="fechaInicioViaje" label="Salida" required />
          <DayField control={control} name="fechaFinViaje" label="Regreso" />
        </Box>
      </Part>
      <Part title={texts.services}>
        <PromiseFields control={control} name="servicios" />
      </Part>
      <Part title={texts.price}>
        <MoneyField
          control={control}
          name="precioTotal"
          label={texts.total}
          required
          rules={addendumFields.rules.precioTotal}
        />
        <Steps control={control} base={base} />
      </Part>
    </FormDialog>
  );
}

/**
 * Shows the payments that replace the unpaid part of the plan; the last payment takes the remaining amount.
 */
function Steps({ control, base }: { readonly control: Control<AddendumForm>; readonly base: Base }) {
  const { fields, append, remove } = useFieldArray({ control, name: "plan" });
  const [precioTotal, plan] = useWatch({ control, name: ["precioTotal", "plan"] });
  return (
    <Stack sx={{ gap: 3 }}>
      {fields.map(({ id }, place) => (
        <Box key={id} role="group" aria-label={`Pago ${place + 1}`} sx={pair}>
          <DayField control={control} name={`plan.${place}.fechaVencimiento`} label="Fecha límite" required />
          {place === fields.length - 1 ? (
            <Typography variant="body2" sx={{ alignSelf: "center" }}>
              {texts.rest}: <Money amount={restOf(base, { precioTotal, plan })} />
            </Typography>
          ) : (
            <MoneyField control={control} name={`plan.${place}.monto`} label="Valor" required />
          )}
        </Box>
      ))}
      <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap" }}>
        <Button
          variant="outlined"
          onClick={() => append({ fechaVencimiento: fields.at(-1)?.fechaVencimiento ?? "", monto: null })}
        >
          {texts.addStep}
        </Button>
        {fields.length > 1 && (
          <Button color="inherit" onClick={() => remove(fields.length - 1)}>
            Quitar la última cuota
          </Button>
        )}
      </Box>
    </Stack>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <Stack sx={{ gap: 3 }}>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    {children}
  </Stack>
);
