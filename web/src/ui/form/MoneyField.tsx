import { formatCop } from "@travesia/api/cop";
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "./bound.ts";
import { WrittenField } from "./WrittenField.tsx";

/** Maximum number of digits, twelve, so that every amount is a safe integer. */
const MOST_DIGITS = 12;

const digitsOf = (text: string) => text.replace(/\D/g, "");

const pesosOf = (text: string): number | null => {
  const digits = digitsOf(text).slice(0, MOST_DIGITS);
  return digits === "" ? null : Number(digits);
};

/** Returns the caret position in a formatted amount after which `count` digits follow. */
function placeBeforeDigits(amount: string, count: number): number {
  let place = amount.length;
  for (let left = count; left > 0 && place > 0; place--) if (/\d/.test(amount.charAt(place - 1))) left--;
  return amount.charAt(place - 1) === "." ? place - 1 : place;
}

interface MoneyFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  /** Content after the amount, inside the field. */
  readonly end?: ReactNode;
}

/**
 * Field of a form for whole pesos, shown as `$ 1.234.567` while typing; its value is a number, or null when
 * empty. `<MoneyField control={form.control} name="monto" label="Valor del pago" required />`
 */
export function MoneyField<Values extends FieldValues>({ end, ...bound }: MoneyFieldProps<Values>) {
  const { field, shown } = useBound(bound);
  const input = useRef<HTMLInputElement>(null);
  // Writing the amount again sends the caret to its end, so it is put back before as many digits as were
  // behind it. An object, not a number: typing may leave the amount unchanged, and the caret moves.
  const [caret, setCaret] = useState<{ readonly digitsBehind: number } | null>(null);
  useLayoutEffect(() => {
    const { current } = input;
    if (!caret || !current) return;
    const place = placeBeforeDigits(current.value, caret.digitsBehind);
    current.setSelectionRange(place, place);
  }, [caret]);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const behind = target.value.slice(target.selectionStart ?? target.value.length);
    setCaret({ digitsBehind: digitsOf(behind).length });
    field.onChange(pesosOf(target.value));
  };

  return (
    <WrittenField
      {...shown}
      value={typeof field.value === "number" ? formatCop(field.value) : ""}
      onChange={change}
      placeholder="$ 0"
      slotProps={{
        // Above the field from the beginning: the adornment at its end leaves no room for the label.
        ...(end && { input: { endAdornment: end }, inputLabel: { shrink: true } }),
        htmlInput: {
          ref: input,
          inputMode: "numeric",
          autoComplete: "off",
          style: { fontVariantNumeric: "tabular-nums" },
        },
      }}
    />
  );
}
