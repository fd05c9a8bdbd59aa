import Box from "@mui/material/Box";
import { documentKinds } from "@travesia/api/colombia/documents";
import { useWatch } from "react-hook-form";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { DayField } from "../../../ui/form/DayField.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { unlessEmpty } from "../../../ui/form/fields.ts";
import { PhoneField } from "../../../ui/form/PhoneField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { ProfileDetailFragment } from "./profile.generated.ts";
import { OwnProofFields } from "./OwnProofFields.tsx";
import { changesEmail, profileFields } from "./profile.form.ts";
import { profileTexts } from "./profile.texts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface PersonSectionProps {
  readonly me: ProfileDetailFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Counter that changes when the form must be reset to the stored values. */
  readonly fresh: number;
  readonly onSave: SaveOf<typeof profileFields>;
}

const kinds = [
  { value: "", label: "Sin indicar" },
  ...Object.entries(documentKinds).map(([value, { label }]) => ({ value, label })),
];
const grid = { display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" }, pt: 2 } as const;

/** Shows the form of the user's own data; typed text stays when the server refuses it. */
export function PersonSection({ me, busy, failure, fresh, onSave }: PersonSectionProps) {
  const texts = profileTexts.person;
  const { rules } = profileFields;
  const { control, submit, formState } = useFields(profileFields, { record: me, fresh, save: onSave });
  const email = useWatch({ control, name: "email" });
  const sent = usePageForm(formState, submit, failure);
  return (
    <Section title={texts.title}>
      <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
        <FormFailure failure={failure} waits={sent.waits} sx={{ mb: 3 }} />
        <Box sx={grid}>
          <TextField
            control={control}
            name="name"
            label={texts.name}
            maxLength={50}
            autoComplete="given-name"
            rules={rules.name}
          />
          <TextField
            control={control}
            name="lastname"
            label={texts.lastname}
            maxLength={50}
            autoComplete="family-name"
            rules={rules.lastname}
          />
          <TextField
            control={control}
            name="email"
            label={texts.email}
            type="email"
            maxLength={254}
            autoComplete="email"
            hint={texts.emailHint}
            rules={rules.email}
          />
          <PhoneField
            control={control}
            name="phone"
            label={texts.phone}
            rules={unlessEmpty(rules.phone, me.phone === null)}
          />
          {changesEmail({ email }, me) && <OwnProofFields control={control} />}
          <SelectField control={control} name="tipoDocumento" label={texts.documentKind} options={kinds} />
          <TextField control={control} name="documentoIdentidad" label={texts.document} maxLength={20} />
          <DayField control={control} name="fechaNacimiento" label={texts.birth} />
          <TextField
            control={control}
            name="direccion"
            label={texts.address}
            maxLength={200}
            autoComplete="street-address"
          />
          <TextField
            control={control}
            name="ciudad"
            label={texts.city}
            maxLength={100}
            autoComplete="address-level2"
          />
          <TextField
            control={control}
            name="pais"
            label={texts.country}
            maxLength={100}
            autoComplete="country-name"
          />
        </Box>
        <ActButton type="submit" variant="contained" loading={busy} sx={{ mt: 5 }}>
          {texts.submit}
        </ActButton>
      </form>
    </Section>
  );
}
