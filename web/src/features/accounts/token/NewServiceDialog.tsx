import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FactorField, type OwnFactor } from "../passkey/FactorField.tsx";
import { useOwnFactors } from "../passkey/useOwnFactors.ts";
import { CurrentPasswordField } from "../recovery/CurrentPasswordField.tsx";
import { newServiceFields } from "./service-account.form.ts";
import { type ServiceAccountRowFragment, useServiceAccountCreateMutation } from "./token.generated.ts";
import { serviceTexts as texts } from "./service-account.texts.ts";

interface NewServiceDialogProps {
  readonly factor: OwnFactor;
  readonly onMade: (service: ServiceAccountRowFragment) => void;
  readonly onClose: () => void;
}

/** Creates a service account: its name, description and role. */
export function NewServiceDialog({ factor, onMade, onClose }: NewServiceDialogProps) {
  const { busy, failure, perform } = useSaving();
  const [create] = useServiceAccountCreateMutation();
  const prove = useOwnFactors();
  const { control, submit } = useFields(newServiceFields, {
    record: null,
    save: ({ input: { password, code, ...input } }) =>
      perform(async () => {
        const { data } = await prove({ password, code }, (proof) =>
          create({ variables: { input, ...proof } }),
        );
        if (data) onMade(data.createServiceAccount);
      }, null),
  });
  return (
    <FormDialog
      open
      title={texts.create}
      lead={texts.createLead}
      submit={texts.create}
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
        maxLength={60}
        rules={newServiceFields.rules.name}
      />
      <TextField
        control={control}
        name="purpose"
        label={texts.purpose}
        hint={texts.purposeHint}
        maxLength={200}
      />
      <SelectField control={control} name="role" label={texts.role} options={texts.roleOf} />
      <CurrentPasswordField control={control} />
      <FactorField control={control} factor={factor} />
    </FormDialog>
  );
}
