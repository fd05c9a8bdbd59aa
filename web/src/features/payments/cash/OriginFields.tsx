import type { Control, FieldValues } from "react-hook-form";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { FieldList } from "../../../ui/form/fields.ts";
import { cashTexts as texts } from "./cash.texts.ts";

interface Origin {
  origenFondos: string;
  traidoPor: string;
}

interface OriginFieldsProps<Values extends FieldValues & Origin> {
  readonly control: Control<Values>;
  readonly rules?: FieldList<Origin, unknown, never>["rules"];
}

/** Shows the fields for the origin of cash, and for the person who delivered it. */
export function OriginFields<Values extends FieldValues & Origin>({
  control: form,
  rules,
}: OriginFieldsProps<Values>) {
  const control = form as unknown as Control<Origin>;
  return (
    <>
      <TextField
        control={control}
        name="origenFondos"
        label={texts.origin}
        hint={texts.originHint}
        required
        multiline
        maxLength={500}
        {...(rules && { rules: rules.origenFondos })}
      />
      <TextField
        control={control}
        name="traidoPor"
        label={texts.bringer}
        hint={texts.bringerHint}
        required
        maxLength={120}
        {...(rules && { rules: rules.traidoPor })}
      />
    </>
  );
}
