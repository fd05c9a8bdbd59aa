import { shortAccount } from "@travesia/api/content/agency-account/agency-account.rules";
import { addMonths, monthOf, today } from "@travesia/api/colombia/days";
import { openingKindLabels, openingOwners, type OpeningKind } from "@travesia/api/opening/opening.rules";
import { useState } from "react";
import type { OpenAct } from "../../base/acts/record-acts.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { choice, fieldsOf } from "../../ui/form/fields.ts";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { ContractField } from "../contracts/choice/ContractField.tsx";
import { titledMonth } from "../closing/closing.texts.ts";
import { ProviderChoiceField } from "../providers/ProviderChoiceField.tsx";
import { lineFields, pesosIn, pesosText } from "./opening.form.ts";
import { openingTexts as texts } from "./opening.texts.ts";
import type {
  OpeningBalanceFragment,
  OpeningBalancesQuery,
  OpeningLineSetMutationVariables,
  OpeningProposeMutationVariables,
} from "./opening.generated.ts";

/** Number of months that may be chosen as the first one. */
const MONTHS = 24;

/** The opening balances as their acts know them: the proposed month, or null before the first proposal. */
export interface ShownOpening {
  readonly id: string;
  readonly mes: string | null;
}

/** Asks for the first exported month, and proposes its opening balances. */
export function ProposeDialog({
  record: { mes },
  frame,
  send,
}: OpenAct<ShownOpening, OpeningProposeMutationVariables>) {
  const [present] = useState(() => today(new Date()));
  const [fields] = useState(() =>
    fieldsOf<Record<never, never>>()({ mes: choice<string>(mes ?? monthOf(present)) }),
  );
  const { control, submit } = useFields(fields, { record: null, save: ({ input }) => send({ input }) });
  const months = Array.from({ length: MONTHS }, (_, index) => monthOf(addMonths(present, 1 - index)));
  return (
    <FormDialog
      open
      title={texts.propose}
      lead={texts.proposeLead}
      submit="Proponer"
      maxWidth="xs"
      onSubmit={submit}
      {...frame}
    >
      <SelectField
        control={control}
        name="mes"
        label={texts.month}
        options={[...new Set([...months, ...(mes ? [mes] : [])])].map((value) => ({
          value,
          label: titledMonth(value),
        }))}
      />
    </FormDialog>
  );
}

/** Balance to write: an existing one, or a new one of an account or of any owner. */
export interface WrittenBalance {
  readonly id: string;
  /** The balance as it is; null for a new one. */
  readonly line: OpeningBalanceFragment | null;
  /** Account of a new balance; null when the owner is chosen in the form. */
  readonly account: { readonly id: string; readonly name: string } | null;
  readonly accounts: OpeningBalancesQuery["receivingAccounts"];
}

const kinds = Object.entries(openingKindLabels).map(([value, label]) => ({ value, label }));

/** Writes the opening balance of a contract, a provider or an account; 0 takes it out. */
export function BalanceDialog({
  record: { line, account, accounts },
  frame,
  send,
}: OpenAct<WrittenBalance, OpeningLineSetMutationVariables>) {
  const begun: OpeningKind = line?.clase ?? "cuenta";
  const [fields] = useState(() => lineFields(begun, line ? pesosText(line) : ""));
  const { control, submit, watch } = useFields(fields, {
    record: null,
    begun: { ...fields.empty, account: account?.id ?? line?.accountId ?? "", ...(line && known(line)) },
    save: ({ values: { clase, contract, provider, account: chosen, monto } }) =>
      send({
        input: {
          clase,
          ownerId:
            { contract: contract?.id, provider: provider?.id, account: chosen }[openingOwners[clase]] ?? "",
          ...(pesosIn(monto) ?? { monto: 0, centavos: 0 }),
        },
      }),
  });
  const owner = openingOwners[watch("clase")];
  const name = line?.nombre ?? account?.name;
  return (
    <FormDialog
      open
      title={name ?? texts.add}
      lead={name ? `${openingKindLabels[begun]}. Escribe 0 para quitarlo.` : undefined}
      submit="Guardar saldo"
      maxWidth="xs"
      onSubmit={submit}
      {...frame}
    >
      {!name && (
        <>
          <SelectField control={control} name="clase" label="Qué es" options={kinds} />
          {owner === "contract" && (
            <ContractField
              control={control}
              name="contract"
              label="Contrato"
              rules={fields.rules.contract}
              required
            />
          )}
          {owner === "provider" && (
            <ProviderChoiceField
              control={control}
              name="provider"
              label="Proveedor"
              except=""
              rules={fields.rules.provider}
              required
            />
          )}
          {owner === "account" && (
            <SelectField
              control={control}
              name="account"
              label="Cuenta"
              rules={fields.rules.account}
              options={accounts.map((one) => ({ value: one.id, label: shortAccount(one) }))}
            />
          )}
        </>
      )}
      <TextField
        control={control}
        name="monto"
        label="Saldo"
        required
        hint={
          owner === "account" ? "Con centavos si los tiene; con un menos si está en sobregiro." : undefined
        }
        rules={fields.rules.monto}
      />
    </FormDialog>
  );
}

/** Returns the owner of a balance as the form holds it. */
const known = ({ nombre, contractId, providerId }: OpeningBalanceFragment) => ({
  contract: contractId ? { id: contractId, contractNumber: nombre, porCobrar: 0, client: "" } : null,
  provider: providerId ? { id: providerId, name: nombre } : null,
});
