import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { fieldsOf, text } from "../../../ui/form/fields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { commissionTexts as texts } from "./commission.texts.ts";
import {
  CommissionCountersDocument,
  CommissionListDocument,
  useCommissionsCalculateMutation,
} from "./commissions.generated.ts";

/** Form fields of the first and last day. */
const daysFields = fieldsOf<Record<never, never>>()({
  startDate: text(),
  endDate: text({
    wrong: (day, { startDate }: { readonly startDate: string }) =>
      day >= startDate ? null : "La fecha final no puede ser anterior a la inicial",
  }),
});

/** Generates the commissions that are missing for contracts completed between two days. */
export function CalculateDialog({ onClose }: { readonly onClose: () => void }) {
  const { busy, failure, perform } = useSaving();
  const [calculate] = useCommissionsCalculateMutation({
    refetchQueries: [CommissionListDocument, CommissionCountersDocument],
  });
  const { control, submit } = useFields(daysFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(
        () => calculate({ variables: { input } }),
        ({ data }) => (data ? texts.calculated(data.calculateCommissions.total) : null),
        "calculateCommissions",
      );
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.calculate}
      lead={texts.calculateLead}
      submit="Calcular"
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <DayField control={control} name="startDate" label={texts.from} required />
      <DayField control={control} name="endDate" label={texts.to} required rules={daysFields.rules.endDate} />
    </FormDialog>
  );
}
