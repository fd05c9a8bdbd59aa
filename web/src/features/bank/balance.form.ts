import { exactOf } from "@travesia/api/bank/statement/balance.rules";
import { fieldsOf } from "../../ui/form/fields.ts";
import { exactAmount } from "../../ui/exact-amount.ts";
import { balanceTexts as texts } from "./bank.texts.ts";

interface Exact {
  readonly amount: number;
  readonly centavos: number;
}

/** Returns a field for a balance with cents, typed as the statement writes it; empty sends null. */
const balance = <Name extends "openingTyped" | "closingTyped">(name: Name) => ({
  empty: "",
  read: (_: unknown, record: Readonly<Record<Name, Exact | null>>): string => {
    const typed = record[name];
    return typed ? exactAmount(typed.amount, typed.centavos) : "";
  },
  send: (value: string): Exact | null => (value.trim() ? exactOf(value) : null),
  wrong: (value: string): string | null =>
    value.trim() && exactOf(value) === null ? texts.notAnAmount : null,
});

/** Form fields for the balances of a month, as a person reads them on the statement. */
export const balanceFields = fieldsOf<{
  readonly openingTyped: Exact | null;
  readonly closingTyped: Exact | null;
}>()({ inicial: balance("openingTyped"), final: balance("closingTyped") });
