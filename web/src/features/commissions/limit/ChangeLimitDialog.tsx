import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { amount, fieldsOf, trimmed } from "../../../ui/form/fields.ts";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Money } from "../../../ui/Money.tsx";
import {
  CommissionListDocument,
  MonthlyLimitsDocument,
  useSellerLimitQuery,
} from "../commission/commissions.generated.ts";
import { LimitTrial } from "./LimitTrial.tsx";
import { limitTexts as texts } from "./limit.texts.ts";
import { useLimitChangeMutation } from "./limits.generated.ts";

const limitFields = fieldsOf<{ readonly limite: number }>()({
  limite: amount({ required: "El límite es obligatorio" }),
  motivo: { ...trimmed({ required: texts.reasonMissing }), read: () => "" },
});

/**
 * Changes the monthly payment limit of a seller, and first shows the effect of the new limit on past months.
 */
export function ChangeLimitDialog({
  userId,
  onClose,
}: {
  readonly userId: number;
  readonly onClose: () => void;
}) {
  const read = useSellerLimitQuery({ variables: { userId }, fetchPolicy: "network-only" });
  const { busy, failure, fresh, perform } = useSaving();
  const [change] = useLimitChangeMutation({
    refetchQueries: [MonthlyLimitsDocument, CommissionListDocument],
  });
  const month = read.data?.sellerLimit;
  const { control, submit } = useFields(limitFields, {
    record: month ?? null,
    fresh: month ? fresh + 1 : 0,
    save: async ({ input: { limite, motivo } }) => {
      const wrong = await perform((version = month?.version) => {
        const input = { limite: limite ?? 0, motivo, version };
        return change({ variables: { userId, input } });
      }, texts.changed);
      if (!wrong) onClose();
      return wrong;
    },
  });
  const limite = useWatch({ control, name: "limite" });
  return (
    <FormDialog
      open
      title={texts.changeTitle}
      submit={texts.change}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
      lead={
        month && (
          <>
            <strong>{month.vendedor.nombre}</strong>: este mes se le han pagado{" "}
            <Money amount={month.totalPagado} /> de <Money amount={month.limite} strong />.
            {month.cuantasEnEspera > 0 && (
              <Typography variant="body2" sx={{ mt: 1 }}>
                {texts.waiting(month.cuantasEnEspera)} por <Money amount={month.enEspera} strong />.
              </Typography>
            )}
          </>
        )
      }
    >
      <Unread of={read} />
      <MoneyField
        control={control}
        name="limite"
        label={texts.limit}
        rules={limitFields.rules.limite}
        disabled={!month}
        required
      />
      <TextField
        control={control}
        name="motivo"
        label="Motivo"
        multiline
        maxLength={1000}
        rules={limitFields.rules.motivo}
        required
      />
      <LimitTrial userId={userId} limite={limite} />
    </FormDialog>
  );
}
