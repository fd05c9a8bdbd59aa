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
  /** Label of the field for the day on which the client learned of the cause. */
  readonly known: string;
  /** Uploaded share of the file, 0–1. */
  readonly progress: number | null;
}

/** Shows the fields of a claim to reverse a payment; used by staff and clients. */
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
