import { useForm } from "react-hook-form";
import { failureText } from "../../../app/failure/failures.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { commissionTexts as texts } from "./commission.texts.ts";
import {
  CommissionCountersDocument,
  CommissionListDocument,
  useCommissionsCalculateMutation,
} from "./commissions.generated.ts";

/** Generates the commissions that are missing for contracts completed between two days. */
export function CalculateDialog({ onClose }: { readonly onClose: () => void }) {
  const toasts = useToasts();
  const { control, handleSubmit, getValues } = useForm({ defaultValues: { startDate: "", endDate: "" } });
  const [calculate, { loading, error }] = useCommissionsCalculateMutation({
    refetchQueries: [CommissionListDocument, CommissionCountersDocument],
  });
  const submit = handleSubmit(async ({ startDate, endDate }) => {
    const answer = await calculate({ variables: { input: { startDate, endDate } } }).catch(() => null);
    if (!answer?.data) return;
    toasts.success(texts.calculated(answer.data.calculateCommissions.total));
    onClose();
  });
  return (
    <FormDialog
      open
      title={texts.calculate}
      lead={texts.calculateLead}
      submit="Calcular"
      maxWidth="xs"
      busy={loading}
      failure={error ? failureText(error, "calculateCommissions") : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <DayField control={control} name="startDate" label={texts.from} required />
      <DayField
        control={control}
        name="endDate"
        label={texts.to}
        required
        rules={{
          validate: (value) =>
            value >= getValues("startDate") || "La fecha final no puede ser anterior a la inicial",
        }}
      />
    </FormDialog>
  );
}
