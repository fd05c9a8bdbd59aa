import Alert from "@mui/material/Alert";
import { documentLabels, formatDocument } from "@travesia/api/colombia/documents";
import { formatPhone } from "@travesia/api/colombia/phones";
import { customerKindLabels, customerParts } from "@travesia/api/customers/customer/customer.rules";
import type { Frame } from "../../base/acts/record-acts.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import { type MergeWords, useMergeChoices } from "../../base/saving/useMergeChoices.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import type { CustomerPart } from "../../graphql/schema.generated.ts";
import { formatDay } from "../../ui/days.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { MergeChoices } from "../../ui/form/MergeChoices.tsx";
import { mergeFields } from "./customer.form.ts";
import { customerTexts } from "./customer.texts.ts";
import { CustomerChoiceField } from "./CustomerChoiceField.tsx";
import type { CustomerMergeMutationVariables, CustomerRowFragment } from "./customers.generated.ts";

/** Customer, with the other customer who may be the same person. */
interface Doubled extends CustomerRowFragment {
  readonly other?: CustomerRowFragment | undefined;
}

interface Merging {
  readonly record: Doubled;
  readonly frame: Frame;
  readonly send: (merge: CustomerMergeMutationVariables) => Promise<Wrong | null>;
}

const words: MergeWords<CustomerPart, CustomerRowFragment> = {
  name: ["Nombre", ({ name }) => name],
  kind: ["Tipo", ({ kind }) => customerKindLabels[kind]],
  email: ["Correo", ({ email }) => email ?? ""],
  telefono: ["Teléfono", ({ telefono }) => formatPhone(telefono ?? "")],
  documento: [
    "Documento",
    ({ tipoDocumento: type, documentoIdentidad: number }) =>
      [type && documentLabels[type], formatDocument(number ?? "")].filter(Boolean).join(" "),
  ],
  fechaNacimiento: ["Fecha de nacimiento", ({ fechaNacimiento }) => formatDay(fechaNacimiento ?? "")],
  direccion: ["Dirección", ({ direccion }) => direccion ?? ""],
  ciudad: ["Ciudad", ({ ciudad }) => ciudad ?? ""],
};

/** Merges two customers, after showing which record remains and with which data. */
export function MergeCustomersDialog({ record: customer, frame, send }: Merging) {
  const { control, submit, watch } = useFields(mergeFields, {
    record: null,
    begun: { other: customer.other ?? null, checked: false },
    save: async (): Promise<Wrong | null> =>
      merge && send({ id: merge.other.id, intoId: merge.kept.id, take: merge.taken }),
  });
  const merge = useMergeChoices(customerParts, words, customer, watch("other"));
  return (
    <FormDialog
      open
      title={customerTexts.merge}
      lead={<strong>{customer.name}</strong>}
      submit="Unir clientes"
      onSubmit={submit}
      {...frame}
    >
      <CustomerChoiceField
        control={control}
        name="other"
        label="Es el mismo que"
        required
        except={customer.id}
        rules={mergeFields.rules.other}
      />
      {merge && (
        <>
          <MergeChoices merge={merge} since="cliente desde" />
          <Alert severity="warning">
            Las cotizaciones, contratos, notas y documentos de {merge.other.name} pasan a {merge.kept.name}.
            No se puede deshacer.
          </Alert>
        </>
      )}
      <CheckField
        control={control}
        name="checked"
        label="Confirmo que son la misma persona"
        rules={mergeFields.rules.checked}
      />
    </FormDialog>
  );
}
