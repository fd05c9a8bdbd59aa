import type { FieldValues } from "react-hook-form";
import { type BoundProps, useBound } from "./bound.ts";
import { WrittenField } from "./WrittenField.tsx";

/** Groups as people read them, `300 123 4567` and `(601) 123 4567`, while the number is being typed. */
function spaced(value: string): string {
  const digits = value
    .replace(/\D/g, "")
    .replace(/^57(?=\d{10})/, "")
    .slice(0, 10);
  const [area, first, last] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  const head = digits.startsWith("60") && digits.length > 3 ? `(${area})` : area;
  return [head, first, last].filter(Boolean).join(" ");
}

/**
 * Shows a Colombian mobile or landline in a form; its value is the digits typed, `3001234567`. `<PhoneField
 * control={form.control} name="telefonoCliente" label="Teléfono" />`
 */
export function PhoneField<Values extends FieldValues>(bound: BoundProps<Values>) {
  const { field, shown } = useBound(bound);
  return (
    <WrittenField
      {...shown}
      type="tel"
      autoComplete="tel-national"
      value={spaced(field.value ?? "")}
      onChange={({ target }) => field.onChange(spaced(target.value).replace(/\D/g, ""))}
      placeholder="300 123 4567"
    />
  );
}
