import { conceptLabels, ruled } from "@travesia/api/bank/outflow/concept.rules";
import { useFields } from "../../base/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { amountOrZero, choice, fieldsOf, trimmed } from "../../ui/form/fields.ts";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import type { BankConcept } from "../../graphql/schema.generated.ts";
import type { BankActions } from "./useBankActions.ts";

/** Rule of an account, as it is changed. */
export interface KnownRule {
  readonly id: string;
  readonly version: number;
  readonly concept: BankConcept;
  readonly words: string;
  readonly minAmount: number;
  readonly maxAmount: number;
}

const ruleFields = fieldsOf<KnownRule>()({
  concept: choice<BankConcept>("gastos_bancarios"),
  words: trimmed({ required: "Escribe las palabras que trae el banco" }),
  minAmount: amountOrZero(),
  maxAmount: amountOrZero({ required: "Escribe el valor máximo" }),
});

const concepts = ruled.map((concept) => ({ value: concept, label: conceptLabels[concept] }));

interface BankRuleDialogProps {
  readonly rule: KnownRule;
  readonly actions: Pick<BankActions, "changeRule" | "busy" | "failure" | "close">;
}

/** Changes the words, the range or the concept of a rule; movements classified before stay as they are. */
export function BankRuleDialog({ rule, actions }: BankRuleDialogProps) {
  const { busy, failure, close } = actions;
  const { control, submit } = useFields(ruleFields, {
    record: rule,
    save: ({ input }) => actions.changeRule(rule, input),
  });
  return (
    <FormDialog
      open
      title="Cambiar regla"
      lead="Clasifica al importar lo que trae todas estas palabras y cae en el rango. Lo que ya clasificó se queda."
      submit="Guardar regla"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        control={control}
        name="words"
        label="Palabras"
        required
        maxLength={120}
        rules={ruleFields.rules.words}
      />
      <MoneyField control={control} name="minAmount" label="Valor mínimo" />
      <MoneyField
        control={control}
        name="maxAmount"
        label="Valor máximo"
        required
        rules={ruleFields.rules.maxAmount}
      />
      <SelectField control={control} name="concept" label="Concepto" options={concepts} />
    </FormDialog>
  );
}
