import { use } from "react";
import { type Control, type FieldPath, useWatch } from "react-hook-form";
import { FieldNotice } from "../../../ui/form/FieldNotice.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { productText } from "./calculation.texts.ts";
import { CalculatorFactsContext } from "./calculator.facts.ts";
import type { CalculatorForm } from "./calculator.form.ts";

interface CostFieldProps {
  readonly control: Control<CalculatorForm>;
  readonly name: FieldPath<CalculatorForm>;
  readonly label: string;
  /** What is said while nothing else is. */
  readonly hint?: string | undefined;
  /** Whether the cost counts now; it does unless told. */
  readonly counts?: boolean;
  /** For how many nights it is paid, where it is the cost of one. */
  readonly nights?: number | null;
  /** Whether it is charged once instead of per paying person. */
  readonly once?: boolean;
}

/** A cost with its product by persons and nights, and what should be looked at twice. */
export function CostField({
  control,
  name,
  label,
  hint,
  counts = true,
  nights,
  once = false,
}: CostFieldProps) {
  const { persons, notices } = use(CalculatorFactsContext);
  const cost = useWatch({ control, name });
  const notice = notices[name];
  const product =
    counts && typeof cost === "number" && cost > 0 ? productText(cost, once ? null : persons, nights) : null;
  const said = (
    <>
      {notice && <FieldNotice>{notice}. </FieldNotice>}
      {product}
    </>
  );
  return <MoneyField control={control} name={name} label={label} hint={notice || product ? said : hint} />;
}
