import { consentTexts } from "@travesia/api/accounts/consent/consent.rules";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { PassengersForm } from "./passenger.form.ts";
import { passengerTexts } from "./passenger.texts.ts";
import { PassengersFields } from "./PassengersFields.tsx";
import type { PassengerTripFragment } from "./passengers.generated.ts";
import { usePassengersForm } from "./usePassengersForm.ts";

interface PassengersDialogProps {
  readonly trip: PassengerTripFragment;
  readonly initial: PassengersForm;
  readonly today: string;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Saves; answers what was refused, or null. */
  readonly onSave: (form: PassengersForm) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Staff writes down who travels. */
export function PassengersDialog({
  trip,
  initial,
  today,
  busy,
  failure,
  onSave,
  onClose,
}: PassengersDialogProps) {
  const { form, check, refused } = usePassengersForm(initial, trip, today);
  const submit = form.handleSubmit(async (values) => {
    if (!check(values)) return;
    const refusal = await onSave(values);
    if (refusal) refused(refusal);
  });
  return (
    <FormDialog
      open
      title={passengerTexts.title}
      submit={passengerTexts.save}
      busy={busy}
      failure={failure}
      maxWidth="md"
      onSubmit={submit}
      onClose={onClose}
    >
      <PassengersFields form={form} today={today} />
      <CheckField
        control={form.control}
        name="aceptaTratamiento"
        label={consentTexts.passengers.byStaff}
        rules={{ validate: (value) => value === true || passengerTexts.staffConsentMissing }}
      />
    </FormDialog>
  );
}
