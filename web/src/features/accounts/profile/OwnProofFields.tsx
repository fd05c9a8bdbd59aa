import type { Control } from "react-hook-form";
import { Unread } from "../../../base/failure/Unread.tsx";
import { accountTexts } from "../account.texts.ts";
import { FactorField } from "../passkey/FactorField.tsx";
import { factorOf } from "../passkey/own-factor.ts";
import { CurrentPasswordField } from "../recovery/CurrentPasswordField.tsx";
import type { ProfileForm } from "./profile.form.ts";
import { useOwnFactorsQuery } from "./profile.generated.ts";

/** Shows the own password, and a code to who has a second factor, beside another address for signing in. */
export function OwnProofFields({ control }: { readonly control: Control<ProfileForm> }) {
  const read = useOwnFactorsQuery({ fetchPolicy: "network-only" });
  const { data } = read;
  return (
    <>
      <CurrentPasswordField control={control} />
      {data ? (
        <FactorField
          control={control}
          factor={factorOf(data.myPasskeys.length > 0, data.me?.codeApp ?? false)}
        />
      ) : (
        <Unread of={read} what={accountTexts.password.factor} />
      )}
    </>
  );
}
