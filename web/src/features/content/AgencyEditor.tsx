import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { noticeKeys, pageTextTitles } from "@travesia/api/content/page-text.rules";
import { useForm } from "react-hook-form";
import { Section } from "../../ui/Section.tsx";
import { type AgencyForm, agencyFormOf, agencyInputOf } from "./agency.form.ts";
import { AgencyFields } from "./AgencyFields.tsx";
import { type AgencyWholeFragment, useAgencySettingsUpdateMutation } from "./content.generated.ts";
import { contentPaths } from "./content.paths.ts";
import { useSaving } from "../../app/useSaving.ts";

/** The form of the agency's data; what was typed stays when it is refused. */
export function AgencyEditor({ settings }: { readonly settings: AgencyWholeFragment }) {
  const { control, handleSubmit, setError, reset, formState } = useForm<AgencyForm>({ defaultValues: agencyFormOf(settings) });
  const { busy, failure, perform } = useSaving();
  const [update] = useAgencySettingsUpdateMutation({ refetchQueries: ["PublicSettings", "AgencyWarning"] });
  const save = handleSubmit(async (form) => {
    const act = async () => {
      const { data } = await update({ variables: { input: agencyInputOf(form, settings.version) } });
      if (data) reset(agencyFormOf(data.updateAgencySettings));
    };
    for (const { field, message } of (await perform(act, "Ajustes guardados")) ?? [])
      if (field in form) setError(field as keyof AgencyForm, { message });
  });
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ maxWidth: 860 }}>
      {failure && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failure}
        </Alert>
      )}
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
          ...{ position: "sticky", bottom: 0, zIndex: 2, justifyContent: "flex-end", alignItems: "center", gap: 3, py: 3, mt: 4 },
          ...{ backgroundColor: "background.default", borderTop: 1, borderColor: "divider" },
        }}
      >
        <Typography variant="caption" color="textSecondary" aria-live="polite">
          {formState.isDirty ? "Con cambios sin guardar" : ""}
        </Typography>
        <Button type="submit" variant="contained" color="secondary" loading={busy} disabled={!formState.isDirty}>
          Guardar ajustes
        </Button>
      </Stack>
    </Box>
  );
}
