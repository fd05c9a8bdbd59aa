import {
  programLabels,
  vatPeriodLabels,
  voucherTypes,
} from "@travesia/api/accounting/mapping/account-keys.rules";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { OpenAct } from "../../base/acts/record-acts.tsx";
import { inputOver, useFields } from "../../base/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { choice, fieldsOf, flag, trimmed } from "../../ui/form/fields.ts";
import { FoldedFields } from "../../ui/form/FoldedFields.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import type { AccountingProgram, VatPeriod, VoucherType } from "../../graphql/schema.generated.ts";
import type {
  AccountChooseMutationVariables,
  AccountingAccountsQuery,
  AccountingSettingsUpdateMutationVariables,
  AccountLineFragment,
} from "./accounting.generated.ts";
import { accountingTexts as texts, withinText } from "./accounting.texts.ts";

/** Account of the mapping, as its act knows it. */
export type ShownAccount = AccountLineFragment & { readonly id: string };

const accountFields = fieldsOf<Record<never, never>>()({
  code: trimmed({
    required: "Escribe el código de la cuenta",
    wrong: (value) => (/^\d{4,12}$/.test(value.trim()) ? null : texts.wrongCode),
  }),
  name: trimmed({ required: "Escribe el nombre de la cuenta" }),
});

/** Asks for the account of one key. */
export function AccountDialog({
  record,
  frame,
  send,
}: OpenAct<ShownAccount, AccountChooseMutationVariables>) {
  const { control, submit } = useFields(accountFields, {
    record: null,
    begun: { code: record.code ?? "", name: record.name },
    save: ({ input }) => send({ input: { key: record.key, ...input } }),
  });
  return (
    <FormDialog
      open
      title={record.label}
      lead={withinText(record.within)}
      submit="Guardar cuenta"
      maxWidth="xs"
      onSubmit={submit}
      {...frame}
    >
      <TextField control={control} name="code" label={texts.code} required rules={accountFields.rules.code} />
      <TextField control={control} name="name" label={texts.name} required rules={accountFields.rules.name} />
    </FormDialog>
  );
}

/** Settings of the accountant, as their act knows them. */
export type ShownSettings = AccountingAccountsQuery["accountingSettings"] & { readonly id: string };

type VoucherCodes = Record<VoucherType, string>;
const vouchers = Object.keys(voucherTypes) as VoucherType[];

const codesOfNone = Object.fromEntries(vouchers.map((type) => [type, ""])) as VoucherCodes;

/** Codes of the types of voucher, one text field for each. */
const codesOfVouchers = {
  empty: codesOfNone,
  read: (stored: ShownSettings["codes"]): VoucherCodes => ({
    ...codesOfNone,
    ...Object.fromEntries(stored.map(({ type, code }) => [type, code ?? ""])),
  }),
  send: (codes: VoucherCodes) => vouchers.map((type) => ({ type, code: codes[type].trim() })),
  as: "voucherCodes",
} as const;

const codeRules = {
  validate: (code: unknown) => /^[A-Za-z0-9 ./-]{0,20}$/.test(String(code).trim()) || texts.wrongVoucherCode,
};

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/**
 * Asks for the accounting program with its codes of vouchers, the period of the IVA return, and when an own
 * purchase is a cost.
 */
export function SettingsDialog({
  record,
  frame,
  send,
}: OpenAct<ShownSettings, AccountingSettingsUpdateMutationVariables>) {
  const [fields] = useState(() =>
    fieldsOf<ShownSettings>()({
      program: choice<AccountingProgram>("ninguno"),
      vatPeriod: choice<VatPeriod>("bimestral"),
      costAtOnce: flag(false),
      codes: codesOfVouchers,
    }),
  );
  const { control, submit } = useFields(fields, {
    record,
    save: (filled, opened) => send((over) => ({ input: inputOver(filled, opened.version, over) })),
  });
  const program = useWatch({ control, name: "program" });
  const given = record.codes.filter(({ code }) => code !== null);
  return (
    <FormDialog open title={texts.settings} submit="Guardar" maxWidth="md" onSubmit={submit} {...frame}>
      <SelectField control={control} name="program" label={texts.program} options={options(programLabels)} />
      {program !== "ninguno" && (
        <FoldedFields
          title={texts.voucherCodes}
          summary={given.map(({ type, code }) => `${type} ${code}`).join(", ") || texts.noVoucherCodes}
          open={texts.stateVoucherCodes}
        >
          {vouchers.map((type) => (
            <TextField
              key={type}
              control={control}
              name={`codes.${type}`}
              label={`${voucherTypes[type]} (${type})`}
              maxLength={20}
              rules={codeRules}
            />
          ))}
        </FoldedFields>
      )}
      <SelectField
        control={control}
        name="vatPeriod"
        label={texts.period}
        options={options(vatPeriodLabels)}
      />
      <CheckField control={control} name="costAtOnce" label={texts.costAtOnce} />
    </FormDialog>
  );
}
