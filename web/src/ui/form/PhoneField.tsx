import { nationalPhone, normalPhone } from "@travesia/api/colombia/phones";
import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "./bound.ts";
import { WrittenField } from "./WrittenField.tsx";

const NATIONAL = 10;
/** The most digits of a number with its country, and with `00` before it. */
const MOST = 17;

/** Returns the valid characters of typed or pasted text: digits, with a leading `+` if there was one. */
function kept(typed: string): string {
  if (normalPhone(typed)) return nationalPhone(typed);
  const written = typed.normalize("NFKC");
  return (/^[^\d+]*\+/.test(written) ? "+" : "") + written.replace(/\D/g, "").slice(0, MOST);
}

/**
 * Groups a number for reading, `300 123 4567` and `(601) 123 4567`, while it is being typed; a number of
 * another country is not grouped.
 */
function spaced(value: string): string {
  const digits = kept(value);
  if (!/^\d*$/.test(digits) || digits.startsWith("00") || digits.length > NATIONAL) return digits;
  const [area, first, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const head = digits.startsWith("60") && digits.length > 3 ? `(${area})` : area;
  return [head, first, last].filter(Boolean).join(" ");
}

/**
 * Shows a telephone in a form; its value is the digits of a Colombian one, `3001234567`, or another country's
 * with `+`. `<PhoneField control={form.control} name="telefonoCliente" label="Teléfono" />`
 */
export function PhoneField<Values extends FieldValues>(bound: BoundProps<Values>) {
  const { field, shown } = useBound(bound);
  return (
    <WrittenField
      {...shown}
      type="tel"
      autoComplete="tel"
      value={spaced(field.value ?? "")}
      onChange={({ target }) => field.onChange(kept(target.value))}
      placeholder="300 123 4567"
    />
  );
}
