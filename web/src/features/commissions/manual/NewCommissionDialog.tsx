import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { ContractChoice } from "../../contracts/choice/choice.form.ts";
import { ContractField } from "../../contracts/choice/ContractField.tsx";
import { SellerField } from "../../quotes/quote/SellerField.tsx";
import { commissionTexts as texts, earnerLabels } from "../commission/commission.texts.ts";
import {
  CommissionCountersDocument,
  CommissionListDocument,
  CommissionsOfContractDocument,
} from "../commission/commissions.generated.ts";
import { createFields } from "./manual.form.ts";
import { useCommissionCreateMutation } from "./manual.generated.ts";

const places = Object.entries(earnerLabels).map(([value, label]) => ({ value, label }));
const earners: readonly number[] = [2, 3, 4];

/** Registers a manual commission: its contract, seller, amount and reason. */
export function NewCommissionDialog({
  contract,
  onClose,
}: {
  /** Contract of the page from which the form is opened. */
  readonly contract?: ContractChoice | null;
  readonly onClose: () => void;
}) {
  const { busy, failure, perform } = useSaving();
  const [key] = useState(newKey);
  const [create] = useCommissionCreateMutation({
    refetchQueries: [CommissionListDocument, CommissionCountersDocument, CommissionsOfContractDocument],
  });
  const { control, submit } = useFields(createFields, {
    record: null,
    save: async ({ input, values }) => {
      const contractId = contract?.id ?? values.contract?.id ?? "";
      const given = { ...input, contractId, vendedorId: Number(values.vendedorId) };
      const wrong = await perform(() => create({ variables: { input: given, key } }), texts.manualCreated);
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={contract ? `${texts.newManual} · ${contract.contractNumber}` : texts.newManual}
      lead={texts.manualLead}
      submit="Crear comisión"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      {!contract && (
        <ContractField
          control={control}
          name="contract"
          label="Contrato"
          rules={createFields.rules.contract}
          required
        />
      )}
      <SellerField
        control={control}
        name="vendedorId"
        label="Vendedor"
        roles={earners}
        rules={createFields.rules.vendedorId}
        required
      />
      <SelectField control={control} name="tipoVendedor" label="Gana como" options={places} />
      <MoneyField
        control={control}
        name="montoComision"
        label="Comisión"
        rules={createFields.rules.montoComision}
        required
      />
      <TextField
        control={control}
        name="observaciones"
        label={texts.reason}
        multiline
        maxLength={1000}
        rules={createFields.rules.observaciones}
        required
      />
    </FormDialog>
  );
}
