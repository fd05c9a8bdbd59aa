import { useNavigate } from "react-router-dom";
import { contractChoiceFields } from "../../features/contracts/choice/choice.form.ts";
import { ContractField } from "../../features/contracts/choice/ContractField.tsx";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { useFields } from "../../base/saving/useFields.ts";

/** Asks for the contract of a new payment, then opens the payment form of that contract. */
export function NewPaymentDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { control, submit } = useFields(contractChoiceFields, {
    record: null,
    save: async ({ values: { contract } }) => {
      if (!contract) return null;
      onClose();
      void navigate(paymentPaths.register(contract.id));
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
