import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useController } from "react-hook-form";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { Section } from "../../../ui/Section.tsx";
import { type AgencySignerFragment, useAgencySignerUpdateMutation } from "../content.generated.ts";
import { signerFields } from "./signer.form.ts";
import { signerTexts as texts } from "./signer.texts.ts";
import { SignerDrawing } from "./SignerDrawing.tsx";

/**
 * Shows the person who signs contracts for the agency: name, position, and the drawn or uploaded signature.
 */
export function AgencySigner({ settings }: { readonly settings: AgencySignerFragment }) {
  const { busy, failure, fresh, renew, perform } = useSaving();
  const [update] = useAgencySignerUpdateMutation();
  const { control, formState, submit, opened } = useFields(signerFields, {
    record: settings,
    fresh,
    save: async ({ input, values: { drawing } }, { version }) => {
      const drawn =
        drawing === "none"
          ? { drawing: null }
          : typeof drawing === "object" && "drawn" in drawing
            ? { drawing: drawing.drawn }
            : {};
      const file = typeof drawing === "object" && "file" in drawing ? drawing.file : null;
      const act = (over = version) =>
        update({ variables: { input: { ...input, ...drawn, version: over }, file } });
      const wrong = await perform(act, texts.saved);
      if (!wrong) renew();
      return wrong;
    },
  });
  const sent = usePageForm(formState, submit, failure);
  const { field, fieldState } = useController({ control, name: "drawing" });
  return (
    <Box component="form" ref={sent.form} noValidate onSubmit={sent.onSubmit} sx={{ maxWidth: 860 }}>
      <Section title={texts.title}>
        <Stack sx={{ gap: 4 }}>
          <Typography variant="body2" color="textSecondary">
            {texts.lead}
          </Typography>
          <FormFailure failure={failure} waits={sent.waits} />
          <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
            <TextField
              control={control}
              name="signerName"
              label={texts.name}
              hint={texts.nameHint}
              maxLength={120}
              rules={signerFields.rules.signerName}
            />
            <TextField
              control={control}
              name="signerTitle"
              label={texts.charge}
              hint={texts.chargeHint}
              maxLength={120}
            />
          </Box>
          <SignerDrawing
            stands={opened.signerDrawing ?? null}
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
          <Box>
            <ActButton
              type="submit"
              variant="contained"
              color="secondary"
              loading={busy}
              reason={formState.isDirty ? null : "Todavía no has cambiado nada"}
            >
              {texts.save}
            </ActButton>
          </Box>
        </Stack>
      </Section>
    </Box>
  );
}
