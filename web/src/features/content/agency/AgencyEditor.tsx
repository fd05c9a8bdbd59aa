import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { noticeKeys, pageTextTitles } from "@travesia/api/content/page-text/page-text.rules";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { Section } from "../../../ui/Section.tsx";
import { type AgencyPart, agencyParts } from "./AgencyFields.tsx";
import type { AgencyWholeFragment } from "../content.generated.ts";
import { contentPaths } from "../content.paths.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { useAgencyForm } from "./useAgencyForm.ts";

interface AgencyEditorProps {
  readonly settings: AgencyWholeFragment;
  readonly part: AgencyPart;
}

/** Shows the form of one part of the agency's data; the values stay when the server refuses them. */
export function AgencyEditor({ settings, part }: AgencyEditorProps) {
  const Fields = agencyParts[part];
  const { busy, failure, control, formState, submit } = useAgencyForm(settings);
  const sent = usePageForm(formState, submit, failure);
  return (
    <Box component="form" ref={sent.form} noValidate onSubmit={sent.onSubmit} sx={{ maxWidth: 860 }}>
      <FormFailure failure={failure} waits={sent.waits} sx={{ mb: 4 }} />
      <Stack sx={{ gap: 5 }}>
        <Fields control={control} />
        {part === "datos" && (
          <Section title="Avisos legales">
            <Typography variant="body2" color="textSecondary">
              Van al pie de páginas, correos y documentos. Puedes redactarlos de otra forma, pero no
              quitarlos.
            </Typography>
            <Stack sx={{ gap: 1, mt: 2 }}>
              {noticeKeys.map((key) => (
                <Link key={key} href={contentPaths.text.to({ key })} sx={{ minHeight: 24 }}>
                  {pageTextTitles[key]}
                </Link>
              ))}
            </Stack>
          </Section>
        )}
      </Stack>
      <Stack
        data-foot-bar
        direction="row"
        sx={{
          position: "sticky",
          bottom: 0,
          zIndex: 2,
          justifyContent: "flex-end",
          alignItems: "center",
          gap: 3,
          py: 3,
          mt: 4,
          backgroundColor: "background.default",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <Typography variant="caption" color="textSecondary" aria-live="polite">
          {formState.isDirty ? "Con cambios sin guardar" : ""}
        </Typography>
        <ActButton
          type="submit"
          variant="contained"
          color="secondary"
          loading={busy}
          reason={formState.isDirty ? null : "Todavía no has cambiado nada"}
        >
          Guardar ajustes
        </ActButton>
      </Stack>
    </Box>
  );
}
