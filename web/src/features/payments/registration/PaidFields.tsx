import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import { reachesAccount } from "@travesia/api/payments/payment/means/means.rules";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { meansOptions } from "../payment/payment.texts.ts";
import type { MedioDePago } from "../../../graphql/schema.generated.ts";
import { hasReference, type PaymentForm } from "./register.form.ts";
import type { usePaidForm } from "./usePaidForm.ts";

/** Labels of the fields, worded for the person who fills them in. */
export interface PaidWords {
  readonly day: string;
  readonly means: string;
  readonly bank: string;
  readonly reference: string;
}

/** Shows two fields side by side, stacked on a phone. */
const Pair = ({ children }: { readonly children: ReactNode }) => (
  <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 4, "& > *": { flex: 1 } }}>
    {children}
  </Stack>
);

interface PaidFieldsProps {
  readonly control: Control<PaymentForm>;
  readonly form: Pick<ReturnType<typeof usePaidForm>, "fields" | "today" | "medio">;
  readonly words: PaidWords;
  /**
   * Returns the field for the agency's account that received the payment, given the method; absent when there
   * is no choice.
   */
  readonly account?: (medio: MedioDePago) => ReactNode;
}

/**
 * Shows the fields of a payment, used by staff and clients: its amount, its date, and the data to find it at
 * the bank.
 */
export function PaidFields({ control, form: { fields, today, medio }, words, account }: PaidFieldsProps) {
  const { monto, fechaPago } = fields.rules;
  return (
    <>
      <Pair>
        <MoneyField control={control} name="monto" label="Valor" required rules={monto} />
        <DayField
          control={control}
          name="fechaPago"
          label={words.day}
          required
          max={today}
          booked
          rules={fechaPago}
        />
      </Pair>
      <Pair>
        <SelectField control={control} name="medio" label={words.means} options={meansOptions} />
        {account && reachesAccount(medio) && account(medio)}
      </Pair>
      {hasReference(medio) && (
        <Pair>
          <TextField control={control} name="bancoOrigen" label={words.bank} maxLength={120} />
          <TextField control={control} name="referenciaPago" label={words.reference} maxLength={120} />
        </Pair>
      )}
    </>
  );
}
