import { useNavigate } from "react-router-dom";
import { useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { contractTripTypes } from "../../features/contracts/contract/contract.texts.ts";
import { newTemplateFields } from "../../features/contracts/template/template.form.ts";
import { templateTexts, templateToasts } from "../../features/contracts/template/template.texts.ts";
import { TemplateEditor } from "../../features/contracts/template/TemplateEditor.tsx";
import { useTemplateCreateMutation } from "../../features/contracts/template/templates.generated.ts";
import { templatePaths } from "../../features/contracts/template/templates.paths.ts";

/** Creates a template that sellers can select for a contract. */
export function TemplateCreateScreen() {
  const navigate = useNavigate();
  const { busy, failure, perform } = useSaving();
  const [create] = useTemplateCreateMutation({ refetchQueries: ["TemplateList"] });
  const form = useFields(newTemplateFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(() => create({ variables: { input } }), templateToasts.created);
      if (!wrong) await navigate(templatePaths.list.to());
      return wrong;
    },
  });
  return (
    <TemplateEditor
      title={templateTexts.create}
      subtitle="Se podrá elegir al hacer un contrato."
      form={form}
      clauseRules={newTemplateFields.rules.clauses}
      named={false}
      busy={busy}
      failure={failure}
    >
      <SelectField control={form.control} name="tripType" label="Tipo de viaje" options={contractTripTypes} />
    </TemplateEditor>
  );
}
