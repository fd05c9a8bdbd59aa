import { overOpened, useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { serviceFields } from "./service-account.form.ts";
import { type ServiceAccountRowFragment, useServiceAccountUpdateMutation } from "./token.generated.ts";
import { serviceTexts as texts } from "./service-account.texts.ts";

interface EditServiceDialogProps {
  readonly service: ServiceAccountRowFragment;
  readonly onClose: () => void;
}

/** Changes the name and the description of a service account. */
export function EditServiceDialog({ service, onClose }: EditServiceDialogProps) {
  const { busy, failure, fresh, perform } = useSaving();
  const [update] = useServiceAccountUpdateMutation();
  const { control, submit } = useFields(serviceFields, {
    record: service,
    fresh,
    save: async (filled, opened) => {
      const act = overOpened(filled, opened.version, (input) =>
        update({ variables: { id: opened.id, input: { ...filled.input, ...input } } }),
      );
      const wrong = await perform(act, texts.saved);
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={texts.editTitle}
      submit={texts.save}
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
        rules={serviceFields.rules.name}
      />
      <TextField
        control={control}
        name="purpose"
        label={texts.purpose}
        hint={texts.purposeHint}
        maxLength={200}
      />
    </FormDialog>
  );
}
