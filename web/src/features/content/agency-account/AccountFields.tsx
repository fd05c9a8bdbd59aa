import { documentKinds } from "@travesia/api/colombia/documents";
import {
  accountKindLabels,
  hasQr,
  isOfBank,
  keyKindLabels,
} from "@travesia/api/content/agency-account/agency-account.rules";
import { type Control, useWatch } from "react-hook-form";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { accountFields, type AccountForm } from "./account.form.ts";

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Document types of an account holder: companies and adults. */
const holderDocuments = (["nit", "cc", "ce", "passport", "ppt"] as const).map((value) => ({
  value,
  label: documentKinds[value].label,
}));

/** Shows the fields of an agency account; a payment key requires its kind, a wallet its mobile number. */
export function AccountFields({ control }: { readonly control: Control<AccountForm> }) {
  const kind = useWatch({ control, name: "kind" });
  const isKey = kind === "bre_b";
  return (
    <>
      <SelectField
        control={control}
        name="kind"
        label="Clase de cuenta"
        options={optionsOf(accountKindLabels)}
      />
      {(isOfBank(kind) || isKey) && (
        <TextField
          control={control}
          name="bank"
          label="Banco o entidad"
          required={!isKey}
          maxLength={60}
          rules={accountFields.rules.bank}
        />
      )}
      {isKey && (
        <SelectField
          control={control}
          name="keyKind"
          label="Tipo de llave"
          options={optionsOf(keyKindLabels)}
        />
      )}
      <TextField
        control={control}
        name="number"
        label={isKey ? "Llave" : isOfBank(kind) ? "Número de cuenta" : "Celular"}
        required
        rules={accountFields.rules.number}
      />
      <TextField
        control={control}
        name="holder"
        label="Titular"
        hint="Como lo muestra el banco: tus clientes lo comparan antes de pagar"
        required
        maxLength={120}
        rules={accountFields.rules.holder}
      />
      <SelectField
        control={control}
        name="holderDocumentType"
        label="Documento del titular"
        options={holderDocuments}
      />
      <TextField
        control={control}
        name="holderDocument"
        label="Número del documento"
        required
        rules={accountFields.rules.holderDocument}
      />
      {hasQr(kind) && (
        <TextField
          control={control}
          name="qr"
          label="Contenido del código QR de tu banco"
          hint="Opcional. Sin él, el código QR dice la llave o el número."
          multiline
          rules={accountFields.rules.qr}
        />
      )}
      <CheckField control={control} name="active" label="Mostrarla a los clientes" />
    </>
  );
}
