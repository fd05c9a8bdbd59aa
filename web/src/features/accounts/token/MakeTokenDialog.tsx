import { notOfService } from "@travesia/api/accounts/grantable.rules";
import { may } from "@travesia/api/permissions";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useSession } from "../../../base/session/useSession.ts";
import type { TokenCapability } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FactorField, type OwnFactor } from "../passkey/FactorField.tsx";
import { useOwnFactors } from "../passkey/useOwnFactors.ts";
import { CurrentPasswordField } from "../recovery/CurrentPasswordField.tsx";
import { CapabilityChoices } from "./CapabilityChoices.tsx";
import type { ServiceAccountRowFragment } from "./token.generated.ts";
import { newTokenFields } from "./token.form.ts";
import { useAccessTokenMakeMutation } from "./token.generated.ts";
import { tokenTexts as texts } from "./token.texts.ts";

interface MakeTokenDialogProps {
  /** Service account that the token is for; absent for the user's own token. */
  readonly service?: ServiceAccountRowFragment;
  readonly factor: OwnFactor;
  /** Called with the token's text, which the server returns only once. */
  readonly onMade: (token: string) => void;
  readonly onClose: () => void;
}

/**
 * Creates an access token for the viewer or a service account: its name, validity in days and permissions.
 */
export function MakeTokenDialog({ service, factor, onMade, onClose }: MakeTokenDialogProps) {
  const { busy, failure, perform } = useSaving();
  const [make] = useAccessTokenMakeMutation();
  const prove = useOwnFactors();
  const { user } = useSession();
  const mayGive = (capability: TokenCapability) =>
    service ? notOfService(service.role, [capability]).length === 0 : may(user?.role, capability);
  const { control, submit } = useFields(newTokenFields, {
    record: null,
    save: ({ input: { password, code, ...input } }) =>
      perform(async () => {
        const { data } = await prove({ password, code }, (proof) =>
          make({ variables: { input, serviceAccountId: service?.id ?? null, ...proof } }),
        );
        if (data) onMade(data.createAccessToken.token);
      }, null),
  });
  return (
    <FormDialog
      open
      title={service ? texts.makingFor(service.name) : texts.making}
      lead={service ? texts.leadFor : texts.lead}
      submit={texts.make}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        rules={newTokenFields.rules.name}
      />
      <SelectField control={control} name="days" label={texts.days} options={texts.daysOf} />
      <CapabilityChoices control={control} mayGive={mayGive} />
      <TextField control={control} name="addressRanges" label={texts.ranges} hint={texts.rangesHint} />
      <CurrentPasswordField control={control} />
      <FactorField control={control} factor={factor} />
    </FormDialog>
  );
}
