import { formatCop } from "@travesia/api/cop";
import { useForm } from "react-hook-form";
import { FileField } from "../../../ui/form/FileField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";

interface AttachProofDialogProps {
  readonly monto: number;
  readonly replaces: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (file: File) => void;
  readonly onClose: () => void;
}

/** The file that proves a payment which awaits verification. */
export function AttachProofDialog({ monto, replaces, onSubmit, ...dialog }: AttachProofDialogProps) {
  const { control, handleSubmit } = useForm<{ comprobante: File | null }>({
    defaultValues: { comprobante: null },
  });
  return (
    <FormDialog
      open
      title={replaces ? "Cambiar comprobante" : "Adjuntar comprobante"}
      lead={`Quedará con el pago de ${formatCop(monto)} para quien lo verifique.`}
      submit="Subir comprobante"
      maxWidth="xs"
      onSubmit={handleSubmit(({ comprobante }) => comprobante && onSubmit(comprobante))}
      {...dialog}
    >
      <FileField
        control={control}
        name="comprobante"
        label="Elegir archivo"
        rules={{ required: "El comprobante es obligatorio" }}
      />
    </FormDialog>
  );
}
