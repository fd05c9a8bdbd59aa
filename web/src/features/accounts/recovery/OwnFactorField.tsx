import type { Control, FieldValues } from "react-hook-form";
import { Unread } from "../../../base/failure/Unread.tsx";
import { accountTexts } from "../account.texts.ts";
import { FactorField } from "../passkey/FactorField.tsx";
import { factorOf } from "../passkey/own-factor.ts";
import type { useOwnFactorsQuery } from "../profile/profile.generated.ts";

interface OwnFactorFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** Query of the viewer's second factors. */
  readonly read: ReturnType<typeof useOwnFactorsQuery>;
}

/**
 * Shows a code field beside the password field for users with a second factor, once the query has answered.
 */
export function OwnFactorField<Values extends FieldValues & { code: string }>({
  control,
  read,
}: OwnFactorFieldProps<Values>) {
  const { data } = read;
  if (!data) return <Unread of={read} what={accountTexts.password.factor} />;
  return <FactorField control={control} factor={factorOf(data)} />;
}
