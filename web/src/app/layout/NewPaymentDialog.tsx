import { useNavigate } from "react-router-dom";
import { type ContractChoice, contractChoiceFields } from "../../features/bank/assign.form.ts";
import { ContractField } from "../../features/bank/ContractField.tsx";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { useFields } from "../saving/useFields.ts";

/** The search of a contract's address that begins the registration of a payment. */
const paymentOf = ({ id }: ContractChoice): string =>
  `${contractPaths.detail.to({ id })}?${new URLSearchParams({ accion: "pago" })}`;

/** Asks of which contract the payment is, and goes on there. */
export function NewPaymentDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { control, submit } = useFields(contractChoiceFields, {
    record: null,
    save: async ({ values: { contract } }) => {
      if (!contract) return null;
      onClose();
      void navigate(paymentOf(contract));
      return null;
    },
  });
  return (
    <FormDialog
      open
      title="Registrar un pago"
      lead="Busca el contrato por su número, el cliente o el destino. El pago se escribe en su página."
      submit="Continuar"
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      <ContractField
        control={control}
        name="contract"
        label="Contrato"
        required
        rules={contractChoiceFields.rules.contract}
      />
    </FormDialog>
  );
}
