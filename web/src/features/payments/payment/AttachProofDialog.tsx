import { formatCop } from "@travesia/api/cop";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { fieldsOf, unsent } from "../../../ui/form/fields.ts";
import { FileField } from "../../../ui/form/FileField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";

interface AttachProofDialogProps {
  readonly monto: number;
  readonly replaces: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (file: File) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

const proofFields = fieldsOf<Record<never, never>>()({
  comprobante: unsent<File | null>(null, { required: "El comprobante es obligatorio" }),
});

/** Shows the file that proves a payment which awaits verification. */
export function AttachProofDialog({ monto, replaces, onSubmit, ...dialog }: AttachProofDialogProps) {
  const { control, submit } = useFields(proofFields, {
    record: null,
    save: async ({ values: { comprobante } }) => comprobante && (await onSubmit(comprobante)),
  });
  return (
    <FormDialog
      open
      title={replaces ? "Cambiar comprobante" : "Adjuntar comprobante"}
      lead={`Quedará con el pago de ${formatCop(monto)} para quien lo verifique.`}
      submit="Subir comprobante"
      maxWidth="xs"
      onSubmit={submit}
      {...dialog}
    >
      <FileField
        control={control}
        name="comprobante"
        label="Elegir archivo"
        rules={proofFields.rules.comprobante}
      />
    </FormDialog>
  );
}
