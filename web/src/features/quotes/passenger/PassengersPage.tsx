import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { consentTexts } from "@travesia/api/accounts/consent/consent.rules";
import { type ReactNode, useEffect } from "react";
import { clearsFoot } from "../../../ui/foot-bar.ts";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { usePageTitle } from "../../../ui/usePageTitle.ts";
import type { PassengersForm } from "./passenger.form.ts";
import { passengerTexts } from "./passenger.texts.ts";
import { PassengersFields } from "./PassengersFields.tsx";
import { PassengersPassage } from "./PassengersPassage.tsx";
import type { PassengerTripFragment } from "./passengers.generated.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import { type Begin, usePassengersForm } from "./usePassengersForm.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface PassengersPageProps extends Begin {
  readonly trip: PassengerTripFragment;
  readonly today: string;
  readonly busy: boolean;
  /** State of saving the entered data. */
  readonly kept: keyof typeof passengerTexts.draft;
  /** Called with the form on each change. */
  readonly onType: (form: PassengersForm) => void;
  /** Saves the form; returns the errors by field, or null on success. */
  readonly onSave: (form: PassengersForm, began: PassengersForm) => Promise<Wrong | null>;
  /** Content at the bottom: the advisor. */
  readonly children: ReactNode;
}

/** Shows the page of the travellers' form, designed for one-handed use on a phone. */
export function PassengersPage({
  trip,
  today,
  busy,
  kept,
  onType,
  onSave,
  children,
  ...begin
}: PassengersPageProps) {
  usePageTitle(passengerTexts.title);
  const { form, check, refused, began } = usePassengersForm(begin, trip, today);
  useEffect(() => {
    const subscription = form.watch(() => onType(form.getValues()));
    return () => subscription.unsubscribe();
  }, [form, onType]);

  const submit = form.handleSubmit(async (values) => {
    const complete = check(values);
    if (!values.aceptaTratamiento)
      form.setError(
        "aceptaTratamiento",
        { message: passengerTexts.consentMissing },
        { shouldFocus: complete },
      );
    if (!complete || !values.aceptaTratamiento) return;
    const wrong = await onSave(values, began);
    if (wrong) refused(wrong);
  });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 5, maxWidth: 760, mx: "auto" }}
    >
      <PassengersPassage trip={trip} />
      <div>
        <Typography variant="h3" component="h2">
          {passengerTexts.title}
        </Typography>
        <Typography color="textSecondary" role="status">
          {passengerTexts.draft[kept]}
        </Typography>
      </div>
      <Card sx={{ p: { xs: 4, md: 6 } }}>
        <CheckField control={form.control} name="aceptaTratamiento" label={consentTexts.passengers.text} />
      </Card>
      <PassengersFields form={form} today={today} trip={trip} fixed={begin.fixed} />
      {trip.contractAwaitsSignature && begin.initial.passengers.length < trip.numeroPersonas && (
        <Alert severity="info">{passengerTexts.afterSigning}</Alert>
      )}
      {Object.keys(form.formState.errors).length > 0 && (
        <Alert severity="error">Revisa los datos marcados. Nada se guarda hasta que estén completos.</Alert>
      )}
      <Box
        data-foot-bar
        ref={clearsFoot}
        sx={{ position: "sticky", bottom: 0, py: 3, backgroundColor: "surface.sand", zIndex: 2 }}
      >
        <ActButton type="submit" variant="contained" color="secondary" size="large" fullWidth loading={busy}>
          {passengerTexts.save}
        </ActButton>
      </Box>
      {children}
    </Stack>
  );
}
