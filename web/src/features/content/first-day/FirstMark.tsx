import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { LoginLayout } from "../../accounts/sign-in/LoginLayout.tsx";
import { MarkFields } from "../agency/MarkFields.tsx";
import { MarkPreview } from "../agency/MarkPreview.tsx";
import { useAgencyForm } from "../agency/useAgencyForm.ts";
import type { AgencyWholeFragment } from "../content.generated.ts";
import { firstDayTexts as texts } from "./first-day.texts.ts";

interface FirstMarkProps {
  readonly settings: AgencyWholeFragment;
  /** Called when the brand is saved or postponed. */
  readonly onDone: () => void;
}

/** Shows the logo and colour fields of a newly set up agency, with a preview. */
export function FirstMark({ settings, onDone }: FirstMarkProps) {
  const { busy, failure, control, formState, submit } = useAgencyForm(settings, onDone);
  const sent = usePageForm(formState, submit, failure);
  return (
    <LoginLayout beside={<MarkPreview control={control} />}>
      <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
        <Stack sx={{ gap: 6 }}>
          <div>
            <Typography variant="h2" component="h1">
              {texts.mark}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {texts.markLead}
            </Typography>
          </div>
          <FormFailure failure={failure} waits={sent.waits} />
          <Stack sx={{ gap: 4 }}>
            <MarkFields control={control} />
          </Stack>
          <Stack sx={{ gap: 2 }}>
            <Button type="submit" variant="contained" size="large" loading={busy}>
              {texts.saveMark}
            </Button>
            <Button onClick={onDone} disabled={busy}>
              {texts.skipMark}
            </Button>
          </Stack>
        </Stack>
      </form>
    </LoginLayout>
  );
}
