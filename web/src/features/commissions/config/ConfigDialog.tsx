import { useApolloClient } from "@apollo/client/react";
import Box from "@mui/material/Box";
import type { ConfiguredRole, TipoVendedor, TripType } from "../../../graphql/schema.generated.ts";
import { useWatch } from "react-hook-form";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
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
import { earnerLabels } from "../commission/commission.texts.ts";
import { TermsTrial } from "./TermsTrial.tsx";
import { configFields } from "./config.form.ts";
import { calculationTypes, configRoles, configTexts as texts, configTripTypes } from "./config.texts.ts";

/** The role and trip type that are configured, with the current configuration, if any. */
export interface Configured {
  readonly role: ConfiguredRole;
  readonly tripType: TripType;
  readonly config: ConfigRowFragment | null;
}

interface ConfigDialogProps {
  readonly configured: Configured;
  /** Current configuration, if any. */
  readonly present: ConfigRowFragment | null;
  readonly onClose: () => void;
}

const earns = (role: ConfiguredRole): role is TipoVendedor => role in earnerLabels;
const types = Object.entries(calculationTypes).map(([value, label]) => ({ value, label }));

/** Shows the form for a new version of the commission terms of a role and trip type. */
export function ConfigDialog({
  configured: { role, tripType, config },
  present,
  onClose,
}: ConfigDialogProps) {
  const { busy, failure, fresh, perform } = useSaving();
  const client = useApolloClient();
  const options = { refetchQueries: [CommissionConfigListDocument] };
  const [create] = useCommissionConfigCreateMutation(options);
  const [change] = useCommissionConfigChangeMutation(options);
  /**
   * Returns the id of the current terms, which another person may have replaced in the meantime: each change
   * creates a new row.
   */
  const presentId = async (): Promise<string | undefined> => {
    const { data } = await client.query({ query: CommissionConfigListDocument, fetchPolicy: "network-only" });
    return data?.commissionConfigs.find((one) => one.role === role && one.tripType === tripType)?.id;
  };

  const { control, submit } = useFields(configFields, {
    record: fresh === 0 ? config : present,
    fresh,
    save: async ({ input, changed }, opened) => {
      const act = async (over?: number): Promise<unknown> => {
        if (!opened) return create({ variables: { input: { ...input, role, tripType } } });
        if (over === undefined)
          return change({ variables: { id: opened.id, input: { ...input, version: opened.version } } });
        const id = (await presentId()) ?? opened.id;
        return change({ variables: { id, input: { ...changed, version: over } } });
      };
      const wrong = await perform(act, texts.saved);
      if (!wrong) onClose();
      return wrong;
    },
  });
  const typed = useWatch({ control });
  const type = typed.calculationType;
  const values = { ...configFields.empty, ...typed };
  const isRight = Object.keys(configFields.problems(values)).length === 0;
  const { effectiveFrom: _, ...terms } = configFields.input(values);
  return (
    <FormDialog
      open
      title={`${configRoles[role]} · ${configTripTypes[tripType]}`}
      lead={texts.subtitle}
      submit="Guardar versión"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField control={control} name="calculationType" label="Forma de calcular" options={types} />
      {type === "fixed_per_person" && (
        <MoneyField
          control={control}
          name="amountPerPerson"
          rules={configFields.rules.amountPerPerson}
          label="Valor por persona"
          required
        />
      )}
      {type === "percentage" && (
        <TextField
          control={control}
          name="percentage"
          rules={configFields.rules.percentage}
          type="number"
          label="Porcentaje"
          required
        />
      )}
      {type === "fixed_total" && (
        <MoneyField
          control={control}
          name="fixedAmount"
          rules={configFields.rules.fixedAmount}
          label="Valor fijo total"
          required
        />
      )}
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, gap: 4 }}>
        <MoneyField
          control={control}
          name="minAmount"
          rules={configFields.rules.minAmount}
          label="Valor mínimo"
          hint="Opcional"
        />
        <MoneyField
          control={control}
          name="maxAmount"
          rules={configFields.rules.maxAmount}
          label="Valor máximo"
          hint="Opcional"
        />
      </Box>
      {earns(role) && <TermsTrial role={role} terms={isRight ? { ...terms, role, tripType } : null} />}
      <DayField control={control} name="effectiveFrom" label="Rige desde" hint="Vacío: desde hoy" />
    </FormDialog>
  );
}
