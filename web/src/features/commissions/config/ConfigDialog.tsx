import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import type { ConfiguredRole, TripType } from "../../../graphql/schema.generated.ts";
import { useForm, useWatch } from "react-hook-form";
import { useOpened } from "../../../app/failure/stale.ts";
import { type Saving, useSaving } from "../../../app/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
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

interface ConfigDialogProps {
  readonly configured: Configured;
  /** What holds now, if anything. */
  readonly present: ConfigRowFragment | null;
  readonly onClose: () => void;
}

const types = Object.entries(calculationTypes).map(([value, label]) => ({ value, label }));

/** A new version of how a role's commission is calculated for a trip type. */
export function ConfigDialog({ configured, present, onClose }: ConfigDialogProps) {
  const saving = useSaving();
  const opened = useOpened(saving.fresh === 0 ? configured.config : present, saving.fresh);
  return (
    <Terms
      key={saving.fresh}
      configured={{ ...configured, config: opened }}
      saving={saving}
      onClose={onClose}
    />
  );
}

interface TermsProps {
  readonly configured: Configured;
  readonly saving: Saving;
  readonly onClose: () => void;
}

function Terms({
  configured: { role, tripType, config },
  saving: { busy, failure, perform },
  onClose,
}: TermsProps) {
  const client = useApolloClient();
  const options = { refetchQueries: [CommissionConfigListDocument] };
  const [create] = useCommissionConfigCreateMutation(options);
  const [change] = useCommissionConfigChangeMutation(options);
  const { control, handleSubmit } = useForm<ConfigForm>({ defaultValues: formOf(config), resolver: resolve });
  const type = useWatch({ control, name: "calculationType" });
  /** Each change is a row of its own: the one that holds now, when somebody else made it meanwhile. */
  const presentId = async (): Promise<string | undefined> => {
    const { data } = await client.query({ query: CommissionConfigListDocument, fetchPolicy: "network-only" });
    return data?.commissionConfigs.find((one) => one.role === role && one.tripType === tripType)?.id;
  };

  const submit = handleSubmit(async (values) => {
    const input = { ...termsOf(values), effectiveFrom: values.effectiveFrom || null };
    const act = async (over?: number): Promise<unknown> => {
      if (!config) return create({ variables: { input: { ...input, role, tripType } } });
      const id = over === undefined ? config.id : ((await presentId()) ?? config.id);
      return change({ variables: { id, input: { ...input, version: over ?? config.version } } });
    };
    if (!(await perform(act, texts.saved))) onClose();
  });
  return (
    <FormDialog
      open
      title={`${configRoles[role]} · ${tripTypes[tripType]}`}
      lead={texts.subtitle}
      submit="Guardar versión"
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField control={control} name="calculationType" label="Forma de calcular" options={types} />
      {type === "fixed_per_person" && (
        <MoneyField control={control} name="amountPerPerson" label="Monto por persona" required />
      )}
      {type === "percentage" && (
        <TextField control={control} name="percentage" type="number" label="Porcentaje" required />
      )}
      {type === "fixed_total" && (
        <MoneyField control={control} name="fixedAmount" label="Monto fijo total" required />
      )}
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, gap: 4 }}>
        <MoneyField control={control} name="minAmount" label="Monto mínimo" hint="Opcional" />
        <MoneyField control={control} name="maxAmount" label="Monto máximo" hint="Opcional" />
      </Box>
      <DayField control={control} name="effectiveFrom" label="Rige desde" hint="Vacío: desde hoy" />
    </FormDialog>
  );
}
