import { consentTexts } from "@travesia/api/accounts/consent/consent.rules";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import type { PassengersForm } from "./passenger.form.ts";
import { passengerTexts } from "./passenger.texts.ts";
import { PassengersFields } from "./PassengersFields.tsx";
import type { PassengerTripFragment } from "./passengers.generated.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { type Begin, usePassengersForm } from "./usePassengersForm.ts";

interface PassengersDialogProps extends Begin {
  readonly trip: PassengerTripFragment;
  readonly today: string;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Saves the form; returns the errors by field, or null on success. */
  readonly onSave: (form: PassengersForm, began: PassengersForm) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Edits the travellers of a quote, for staff. */
export function PassengersDialog({
  trip,
  today,
  busy,
  failure,
  onSave,
  onClose,
  ...begin
}: PassengersDialogProps) {
  const { form, check, refused, began } = usePassengersForm(begin, trip, today);
  const submit = form.handleSubmit(async (values) => {
    if (!check(values)) return;
    const wrong = await onSave(values, began);
    if (wrong) refused(wrong);
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
      <PassengersFields form={form} today={today} trip={trip} fixed={begin.fixed} />
      <CheckField
        control={form.control}
        name="aceptaTratamiento"
        label={consentTexts.passengers.byStaff}
        rules={{ validate: (value) => value === true || passengerTexts.staffConsentMissing }}
      />
    </FormDialog>
  );
}
