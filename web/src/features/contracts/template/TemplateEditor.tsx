import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { BaseSyntheticEvent, ReactNode } from "react";
import { useState } from "react";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { Unread } from "../../../base/failure/Unread.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ClausePreview } from "./ClausePreview.tsx";
import { ClausesField } from "./ClausesField.tsx";
import { templatePaths } from "./templates.paths.ts";
import { type Sample, TemplateSample } from "./TemplateSample.tsx";
import { useTemplateValuesQuery } from "./templates.generated.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface TemplateEditorProps<Values extends FieldValues> {
  readonly title: string;
  readonly subtitle: string;
  readonly form: {
    readonly control: Control<Values>;
    readonly formState: { readonly isDirty: boolean; readonly isSubmitting: boolean };
    readonly submit: (event?: BaseSyntheticEvent) => Promise<void>;
  };
  readonly clauseRules: { readonly validate?: (value: unknown, form: unknown) => string | true };
  /** True when the name cannot be changed, as for a base template. */
  readonly named: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Additional fields, shown beside name and description. */
  readonly children?: ReactNode;
  /** Content below the preview. */
  readonly foot?: ReactNode;
}

/** Shows the editor of a template beside a preview with the data of a real contract. */
export function TemplateEditor<Values extends FieldValues>({
  title,
  subtitle,
  form: { control, formState, submit },
  clauseRules,
  named,
  busy,
  failure,
  children,
  foot,
}: TemplateEditorProps<Values>) {
  const [sample, choose] = useState<Sample | null>(null);
  const read = useTemplateValuesQuery({ variables: { id: sample?.id ?? "" }, skip: sample === null });
  const values =
    sample && read.data
      ? Object.fromEntries(read.data.contractClauseValues.map(({ name, value }) => [name, value]))
      : null;
  const clauses = useWatch({ control, name: "clauses" as FieldPath<Values> }) as string;
  const sent = usePageForm(formState, submit, failure);
  return (
    <form ref={sent.form} onSubmit={sent.onSubmit} noValidate>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            <Button color="inherit" href={templatePaths.list.to()}>
              Volver a plantillas
            </Button>
            <ActButton type="submit" variant="contained" color="secondary" loading={busy}>
              Guardar plantilla
            </ActButton>
          </>
        }
      />
      <Stack sx={{ gap: 5 }}>
        <FormFailure failure={failure} waits={sent.waits} />
        <Section title="Plantilla">
          <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", md: "1fr 2fr" }, pt: 2 }}>
            <TextField
              control={control}
              name={"name" as FieldPath<Values>}
              label="Nombre"
              required
              disabled={named}
              hint={named ? "Es una plantilla base: conserva su nombre" : undefined}
              maxLength={80}
            />
            <TextField
              control={control}
              name={"description" as FieldPath<Values>}
              label="Para qué viajes es"
              maxLength={300}
            />
            {children}
          </Box>
        </Section>
        <Box
          sx={{
            display: "grid",
            gap: 5,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
            alignItems: "start",
          }}
        >
          <Section title="Cláusulas">
            <ClausesField control={control} rules={clauseRules} />
          </Section>
          <Section title="Así queda en el contrato">
            <TemplateSample sample={sample} onChoose={choose} />
            <Unread of={read} apart />
            <ClausePreview clauses={clauses} values={values} />
          </Section>
        </Box>
        {foot}
      </Stack>
    </form>
  );
}
