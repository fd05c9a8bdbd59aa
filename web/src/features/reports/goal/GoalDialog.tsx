import { spokenMonth } from "@travesia/api/colombia/spoken";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { amount, fieldsOf } from "../../../ui/form/fields.ts";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { Money } from "../../../ui/Money.tsx";
import { goalTexts as texts } from "./goal.texts.ts";
import { type GoalRowFragment, SalesGoalsDocument, useSalesGoalSetMutation } from "./goals.generated.ts";

const goalFields = fieldsOf<{ readonly monto?: number | null }>()({ monto: amount() });

interface GoalDialogProps {
  readonly goal: GoalRowFragment;
  readonly onClose: () => void;
}

/** Sets the sales goal of a person for a month; an empty value removes the goal. */
export function GoalDialog({ goal, onClose }: GoalDialogProps) {
  const { busy, failure, fresh, perform } = useSaving();
  const [set] = useSalesGoalSetMutation({ refetchQueries: [SalesGoalsDocument] });
  const { control, submit } = useFields(goalFields, {
    record: goal,
    fresh: fresh + 1,
    save: async ({ input: { monto } }) => {
      const wrong = await perform(
        (version = goal.version ?? undefined) =>
          set({ variables: { userId: goal.userId, input: { mes: goal.mes, monto, version } } }),
        texts.saved,
      );
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.dialog}
      submit={texts.set}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
      lead={
        <>
          <strong>
            {goal.name} {goal.lastname}
          </strong>
          , {spokenMonth(goal.mes)}: lleva <Money amount={goal.vendido} />. {texts.hint}
        </>
      }
    >
      <MoneyField control={control} name="monto" label={texts.amount} rules={goalFields.rules.monto} />
    </FormDialog>
  );
}
