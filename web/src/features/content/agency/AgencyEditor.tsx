import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { noticeKeys, pageTextTitles } from "@travesia/api/content/page-text/page-text.rules";
import { useForm } from "react-hook-form";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { Section } from "../../../ui/Section.tsx";
import { type AgencyForm, agencyFormOf, agencyInputOf } from "./agency.form.ts";
import { AgencyFields } from "./AgencyFields.tsx";
import { type AgencyWholeFragment, useAgencySettingsUpdateMutation } from "../content.generated.ts";
import { contentPaths } from "../content.paths.ts";
import { useOpened } from "../../../app/failure/stale.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";

/** The form of the agency's data; what was typed stays when it is refused. */
export function AgencyEditor({ settings }: { readonly settings: AgencyWholeFragment }) {
  const { busy, failure, fresh, renew, perform } = useSaving();
  const opened = useOpened(settings, fresh);
  const { control, handleSubmit, setError, formState } = useForm<AgencyForm>({
    values: agencyFormOf(opened),
  });
  const [update] = useAgencySettingsUpdateMutation({ refetchQueries: ["PublicSettings", "AgencyWarning"] });
  const save = handleSubmit(async (form) => {
    const act = (version = opened.version) => update({ variables: { input: agencyInputOf(form, version) } });
    const wrong = await perform(act, "Ajustes guardados");
    if (!wrong) return renew();
    for (const { field, message } of wrong)
      if (field in form) setError(field as keyof AgencyForm, { message });
  });
  const sent = usePageForm(formState, save, failure);
  return (
    <Box component="form" ref={sent.form} noValidate onSubmit={sent.onSubmit} sx={{ maxWidth: 860 }}>
      <FormFailure failure={failure} waits={sent.waits} sx={{ mb: 4 }} />
      <AgencyFields control={control} />
      <Box sx={{ mt: 5 }}>
        <Section title="Avisos legales">
          <Typography variant="body2" color="textSecondary">
            Van al pie de páginas, correos y documentos. Puedes redactarlos de otra forma, pero no quitarlos.
          </Typography>
          <Stack sx={{ gap: 1, mt: 2 }}>
            {noticeKeys.map((key) => (
              <Link key={key} href={contentPaths.text.to({ key })}>
                {pageTextTitles[key]}
              </Link>
            ))}
          </Stack>
        </Section>
      </Box>
      <Stack
        data-foot-bar
        direction="row"
        sx={{
          ...{
            position: "sticky",
            bottom: 0,
            zIndex: 2,
            justifyContent: "flex-end",
            alignItems: "center",
            gap: 3,
            py: 3,
            mt: 4,
          },
          ...{ backgroundColor: "background.default", borderTop: 1, borderColor: "divider" },
        }}
      >
        <Typography variant="caption" color="textSecondary" aria-live="polite">
          {formState.isDirty ? "Con cambios sin guardar" : ""}
        </Typography>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          loading={busy}
          disabled={!formState.isDirty}
        >
          Guardar ajustes
        </Button>
      </Stack>
    </Box>
  );
}
