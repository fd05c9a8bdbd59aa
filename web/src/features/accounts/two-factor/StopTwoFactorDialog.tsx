import { TextField } from "../../../ui/form/TextField.tsx";
import { ProfileDetailDocument, useTwoFactorStopMutation } from "../profile/profile.generated.ts";
import { OwnPasswordDialog } from "../recovery/OwnPasswordDialog.tsx";
import { twoFactorFields } from "./two-factor.form.ts";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

/** Removes the second factor from the user's account; requires password and a code. */
export function StopTwoFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const [stop] = useTwoFactorStopMutation({ refetchQueries: [ProfileDetailDocument] });
  return (
    <OwnPasswordDialog
      title={texts.stop}
      lead={texts.stopLead}
      submit={texts.stop}
      fields={twoFactorFields}
      act={(variables) => stop({ variables })}
      done={({ data }) => data?.stopTwoFactor ?? null}
      onDone={onClose}
      onClose={onClose}
    >
      {(control) => (
        <TextField
          control={control}
          name="code"
          label={texts.code}
          autoComplete="one-time-code"
          rules={twoFactorFields.rules.code}
        />
      )}
    </OwnPasswordDialog>
  );
}
