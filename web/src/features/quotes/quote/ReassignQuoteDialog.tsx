import { roleLabel } from "@travesia/api/permissions";
import { useForm } from "react-hook-form";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";

interface Seller {
  readonly id: number | null;
  readonly name: string;
  readonly lastname: string;
  readonly role: number;
}

interface ReassignQuoteDialogProps {
  readonly open: boolean;
  readonly number: string;
  /** Who has the quote now. */
  readonly present: string | null;
  readonly sellers: readonly Seller[];
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSubmit: (sellerId: number, reason: string) => void;
  readonly onClose: () => void;
}

/** Gives a quote to another person of the team. */
export function ReassignQuoteDialog({
  number,
  present,
  sellers,
  onSubmit,
  ...dialog
}: ReassignQuoteDialogProps) {
  const { control, handleSubmit } = useForm({ defaultValues: { sellerId: "", reason: "" } });
  const options = sellers.map(({ id, name, lastname, role }) => ({
    value: String(id ?? ""),
    label: `${name} ${lastname} · ${roleLabel(role)}`,
  }));
  return (
    <FormDialog
      {...dialog}
      title="Reasignar cotización"
      lead={
        present
          ? `La cotización ${number} pasará de ${present} a la persona que elijas.`
          : `La cotización ${number} aún no tiene asesor.`
      }
      submit="Reasignar"
      onSubmit={handleSubmit(({ sellerId, reason }) => onSubmit(Number(sellerId), reason.trim()))}
    >
      <SelectField
        control={control}
        name="sellerId"
        label="Nuevo responsable"
        required
        options={options}
        rules={{ required: "Elige a quién asignar la cotización" }}
      />
      <TextField control={control} name="reason" label="Motivo" multiline maxLength={500} />
    </FormDialog>
  );
}
