import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useParams } from "react-router-dom";
import { isNotFound, shownFailure } from "../../base/failure/failures.ts";
import { overOpened, useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { InstantText } from "../../ui/DayText.tsx";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { MissingRecord } from "../../ui/state/MissingRecord.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { templateFields } from "../../features/contracts/template/template.form.ts";
import { templateToasts } from "../../features/contracts/template/template.texts.ts";
import { TemplateEditor } from "../../features/contracts/template/TemplateEditor.tsx";
import {
  type TemplateRecordFragment,
  useTemplateDetailQuery,
  useTemplateUpdateMutation,
} from "../../features/contracts/template/templates.generated.ts";
import { templatePaths } from "../../features/contracts/template/templates.paths.ts";

/** Edits one template: its clauses, a preview with a real contract, and its versions. */
export function TemplateEditScreen() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useTemplateDetailQuery({ variables: { id }, fetchPolicy: "network-only" });
  if (error && !data && !isNotFound(error)) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data && !error) return <RecordSkeleton page />;
  if (!data?.contractTemplate)
    return <MissingRecord message="Plantilla no encontrada" list={templatePaths.list.to()} />;
  return <Edit template={data.contractTemplate} />;
}

function Edit({ template }: { readonly template: TemplateRecordFragment }) {
  const { busy, failure, fresh, perform } = useSaving();
  const [update] = useTemplateUpdateMutation({ refetchQueries: ["TemplateList"] });
  const form = useFields(templateFields, {
    record: template,
    fresh,
    save: (filled, { id, version }) =>
      perform(
        overOpened(filled, version, (input) => update({ variables: { id, input } })),
        templateToasts.saved,
      ),
  });
  return (
    <TemplateEditor
      title={template.name}
      subtitle={`Versión ${template.version}. Al guardar se crea la siguiente.`}
      form={form}
      clauseRules={templateFields.rules.clauses}
      named={template.isBase}
      busy={busy}
      failure={failure}
      foot={<Versions versions={template.versions} />}
    >
      {!template.isBase && (
        <CheckField control={form.control} name="isActive" label="Ofrecerla para contratos nuevos" />
      )}
    </TemplateEditor>
  );
}

const Versions = ({ versions }: { readonly versions: TemplateRecordFragment["versions"] }) => (
  <Section title="Versiones">
    <Stack component="ul" sx={{ listStyle: "none", m: 0, p: 0, gap: 2 }}>
      {versions.map(({ id, number, madeAt, author }) => (
        <Box component="li" key={id}>
          <Typography variant="body2">
            Versión {number} · <InstantText at={madeAt} />
            {author && ` · ${author.name} ${author.lastname}`}
          </Typography>
        </Box>
      ))}
    </Stack>
  </Section>
);
