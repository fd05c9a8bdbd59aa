import type { Control } from "react-hook-form";
import { CurrentPasswordField } from "../recovery/CurrentPasswordField.tsx";
import { OwnFactorField } from "../recovery/OwnFactorField.tsx";
import type { ProfileForm } from "./profile.form.ts";
import { useOwnFactorsQuery } from "./profile.generated.ts";

/**
 * Shows the password field, and a code field for users with a second factor, when the user changes the
 * sign-in e-mail.
 */
export function OwnProofFields({ control }: { readonly control: Control<ProfileForm> }) {
  const read = useOwnFactorsQuery({ fetchPolicy: "network-only" });
  return (
    <>
      <CurrentPasswordField control={control} />
      <OwnFactorField control={control} read={read} />
    </>
  );
}
