import Box from "@mui/material/Box";
import type { ConfiguredRole, TripType } from "../../graphql/schema.generated.ts";
import { useForm, useWatch } from "react-hook-form";
import { failureText } from "../../app/failures.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { DayField } from "../../ui/form/DayField.tsx";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import {
  type ConfigRowFragment,
  CommissionConfigListDocument,
  useCommissionConfigChangeMutation,
  useCommissionConfigCreateMutation,
} from "./commission-configs.generated.ts";
import { type ConfigForm, formOf, resolve, termsOf } from "./config.form.ts";
import { calculationTypes, configRoles, configTexts as texts, tripTypes } from "./config.texts.ts";

/** The role and trip type that are configured, and the present configuration if there is one. */
export interface Configured {
  readonly role: ConfiguredRole;
  readonly tripType: TripType;
  readonly config: ConfigRowFragment | null;
}

const types = Object.entries(calculationTypes).map(([value, label]) => ({ value, label }));

/** A new version of how a role's commission is calculated for a trip type. */
export function ConfigDialog({
  configured: { role, tripType, config },
  onClose,
}: {
  readonly configured: Configured;
  readonly onClose: () => void;
}) {
  const toasts = useToasts();
  const options = { refetchQueries: [CommissionConfigListDocument] };
  const [create, creating] = useCommissionConfigCreateMutation(options);
  const [change, changing] = useCommissionConfigChangeMutation(options);
  const { control, handleSubmit } = useForm<ConfigForm>({ defaultValues: formOf(config), resolver: resolve });
  const type = useWatch({ control, name: "calculationType" });
  const error = creating.error ?? changing.error;

  const submit = handleSubmit(async (values) => {
    const input = { ...termsOf(values), effectiveFrom: values.effectiveFrom || null };
    const done = config
      ? change({ variables: { id: config.id, input: { ...input, version: config.version } } })
      : create({ variables: { input: { ...input, role, tripType } } });
    if (!(await done.catch(() => null))) return;
    toasts.success(texts.saved);
    onClose();
  });
  return (
    <FormDialog
      open
      title={`${configRoles[role]} · ${tripTypes[tripType]}`}
      lead={texts.subtitle}
      submit="Guardar versión"
      maxWidth="xs"
      busy={creating.loading || changing.loading}
      failure={error ? failureText(error) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField control={control} name="calculationType" label="Forma de calcular" options={types} />
      {type === "fixed_per_person" && <MoneyField control={control} name="amountPerPerson" label="Monto por persona" required />}
      {type === "percentage" && <TextField control={control} name="percentage" type="number" label="Porcentaje" required />}
      {type === "fixed_total" && <MoneyField control={control} name="fixedAmount" label="Monto fijo total" required />}
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, gap: 4 }}>
        <MoneyField control={control} name="minAmount" label="Monto mínimo" hint="Opcional" />
        <MoneyField control={control} name="maxAmount" label="Monto máximo" hint="Opcional" />
      </Box>
      <DayField control={control} name="effectiveFrom" label="Rige desde" hint="Vacío: desde hoy" />
    </FormDialog>
  );
}
