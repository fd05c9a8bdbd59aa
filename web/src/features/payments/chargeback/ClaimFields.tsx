import type { Control } from "react-hook-form";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FileField } from "../../../ui/form/FileField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { claimFields } from "./chargeback.form.ts";
import { chargebackCauses } from "./chargeback.texts.ts";

const causes = Object.entries(chargebackCauses).map(([value, label]) => ({ value, label }));

interface ClaimFieldsProps {
  readonly control: Control<never>;
  readonly rules: ReturnType<typeof claimFields>["rules"];
  readonly today: string;
  /** How the day on which it was known is called. */
  readonly known: string;
  /** What is already sent of the file, 0–1, while it uploads. */
  readonly progress: number | null;
}

/** The fields of a claim that a payment be reversed, whoever makes it. */
export function ClaimFields({ control, rules, today, known, progress }: ClaimFieldsProps) {
  const named = control as unknown as Control<Record<string, unknown>>;
  return (
    <>
      <SelectField control={named} name="cause" label="Causal" options={causes} />
      <DayField control={named} name="knownOn" label={known} required max={today} rules={rules.knownOn} />
      <TextField
        control={named}
        name="detail"
        label="Qué pasó"
        required
        multiline
        maxLength={5000}
        rules={rules.detail}
      />
      <FileField control={named} name="file" label="Soporte (opcional)" progress={progress} />
    </>
  );
}
