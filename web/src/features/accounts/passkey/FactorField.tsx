import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextField } from "../../../ui/form/TextField.tsx";
import { passkeyTexts as texts } from "./passkey.texts.ts";

/** Second factor that an account already has: a passkey, codes only, or none. */
export type OwnFactor = "passkey" | "codes" | null;

interface FactorFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly factor: OwnFactor;
}

/** Shows a code field beside the password field, for users with a second factor. */
export const FactorField = <Values extends FieldValues & { code: string }>({
  control,
  factor,
}: FactorFieldProps<Values>) =>
  factor && (
    <TextField
      control={control}
      name={"code" as FieldPath<Values>}
      label={texts.code}
      hint={factor === "passkey" ? texts.codeOrPasskey : texts.codeHint}
      autoComplete="one-time-code"
    />
  );
