import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { FieldNotice } from "../../../ui/form/FieldNotice.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { profileFields } from "./withholding.form.ts";
import { engagementLabels, procedureLabels, withholdingTexts as texts } from "./withholding.texts.ts";
import {
  type TaxedPeopleQuery,
  TaxedPeopleDocument,
  useTaxProfileSetMutation,
} from "./withholding.generated.ts";

/** Person who earns commissions. */
export type TaxedPerson = TaxedPeopleQuery["taxedPeople"][number];

interface TaxProfileDialogProps {
  readonly person: TaxedPerson;
  readonly municipalities: readonly { readonly dane: string; readonly municipio: string }[];
  readonly onClose: () => void;
}

const engagements = Object.entries(engagementLabels).map(([value, label]) => ({ value, label }));
const procedures = Object.entries(procedureLabels).map(([value, label]) => ({ value, label }));

/** Sets how tax is withheld from a seller from today on. */
export function TaxProfileDialog({ person, municipalities, onClose }: TaxProfileDialogProps) {
  const { busy, failure, fresh, perform } = useSaving();
  const [save] = useTaxProfileSetMutation({
    refetchQueries: [TaxedPeopleDocument],
    awaitRefetchQueries: true,
  });
  const { control, submit, watch } = useFields(profileFields, {
    record: person.perfil,
    fresh,
    save: async ({ input, changed }, opened) => {
      const act = (over?: number) =>
        save({
          variables: {
            userId: person.id,
            input:
              over === undefined
                ? { ...input, version: opened?.version }
                : {
                    ...profileFields.input(profileFields.read(person.perfil ?? opened!)),
                    ...changed,
                    version: over,
                  },
          },
        });
      const wrong = await perform(act, texts.saved);
      if (!wrong) onClose();
      return wrong;
    },
  });
  return (
    <FormDialog
      open
      title={person.nombre}
      lead="Rige para lo que se le pague desde ahora. Lo ya pagado no cambia."
      submit="Guardar perfil"
      maxWidth="xs"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        control={control}
        name="vinculo"
        label={texts.engagement}
        options={person.perfil?.vinculo ? engagements : [{ value: "", label: texts.unsaid }, ...engagements]}
      />
      {watch("vinculo") === "empleado" && <FieldNotice>{texts.employed}</FieldNotice>}
      <SelectField control={control} name="procedimiento" label="Procedimiento" options={procedures} />
      <CheckField control={control} name="factura" label="Expide factura (no se le hace documento soporte)" />
      <SelectField
        control={control}
        name="dane"
        label="Municipio del ICA"
        options={[
          { value: "", label: "No se retiene ICA" },
          ...municipalities.map(({ dane, municipio }) => ({ value: dane, label: `${municipio} (${dane})` })),
        ]}
      />
    </FormDialog>
  );
}
