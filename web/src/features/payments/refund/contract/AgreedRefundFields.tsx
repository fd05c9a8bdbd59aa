import { formatCop } from "@travesia/api/cop";
import { type Control, useWatch } from "react-hook-form";
import { CheckField } from "../../../../ui/form/CheckField.tsx";
import { DayField } from "../../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../../ui/form/MoneyField.tsx";
import { AccountFields } from "../AccountFields.tsx";
import type { decideFields } from "../refund.form.ts";

interface AgreedRefundFieldsProps {
  readonly control: Control<never>;
  readonly rules: Pick<ReturnType<typeof decideFields>["rules"], "monto" | "dueOn">;
  /** Maximum amount that may be refunded, in COP. */
  readonly left: number;
  readonly today: string;
  /** True when the viewer may enter the account. */
  readonly writesAccount: boolean;
}

/** Shows the fields for the refunded amount and its due date, and for viewers with permission the account. */
export function AgreedRefundFields({ control, rules, left, today, writesAccount }: AgreedRefundFieldsProps) {
  const named = control as unknown as Control<Record<string, unknown>>;
  const withAccount = useWatch({ control: named, name: "withAccount" });
  return (
    <>
      <MoneyField
        control={named}
        name="monto"
        label="Valor que se devuelve"
        hint={`Hasta ${formatCop(left)}: lo demás no se devuelve, y con 0, nada.`}
        required
        rules={rules.monto}
      />
      <DayField
        control={named}
        name="dueOn"
        label="Fecha límite acordada"
        required
        min={today}
        rules={rules.dueOn}
      />
      {writesAccount && (
        <>
          <CheckField control={named} name="withAccount" label="El cliente ya dijo a qué cuenta" />
          {withAccount === true && <AccountFields control={control} />}
        </>
      )}
    </>
  );
}
