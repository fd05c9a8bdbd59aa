import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { formatDocument } from "@travesia/api/colombia/documents";
import { mandateAnswer, providerParts, taxRegimeLabels } from "@travesia/api/providers/provider.rules";
import { SEARCH_FAILED } from "../../ui/form/lookup/lookup.texts.ts";
import type { OpenAct } from "../../base/acts/record-acts.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import { type MergeWords, useMergeChoices } from "../../base/saving/useMergeChoices.ts";
import type { Wrong } from "../../base/saving/useSaving.ts";
import type { ProviderPart } from "../../graphql/schema.generated.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { MergeChoices } from "../../ui/form/MergeChoices.tsx";
import { mergeEffects } from "./merge-effects.ts";
import { mergeFields } from "./provider.form.ts";
import { providerTexts, termText } from "./provider.texts.ts";
import { ProviderChoiceField } from "./ProviderChoiceField.tsx";
import {
  type ProviderMergeMutationVariables,
  type ProviderRecordFragment,
  useProviderDetailQuery,
} from "./providers.generated.ts";

const taxes = ({ taxRegime, chargesVat, selfWithholding, largeTaxpayer }: ProviderRecordFragment): string =>
  [
    taxRegime ? taxRegimeLabels[taxRegime] : "Régimen sin definir",
    ...(chargesVat ? ["cobra IVA"] : []),
    ...(selfWithholding ? ["autorretenedor"] : []),
    ...(largeTaxpayer ? ["gran contribuyente"] : []),
  ].join(", ");

const words: MergeWords<ProviderPart, ProviderRecordFragment> = {
  name: ["Nombre", ({ name }) => name],
  nit: ["NIT", ({ nit }) => formatDocument(nit ?? "")],
  city: ["Ciudad", ({ city }) => city ?? ""],
  account: [
    "Cuenta",
    ({ bank, maskedAccount, accountHolder }) =>
      maskedAccount ?? [bank, accountHolder].filter(Boolean).join(" "),
  ],
  paymentDays: ["Plazo", ({ paymentDays }) => termText(paymentDays) ?? ""],
  paymentTerms: ["Condiciones de pago", ({ paymentTerms }) => paymentTerms ?? ""],
  taxes: ["Impuestos", taxes],
  mandate: ["Vende", ({ mandate }) => mandateAnswer(mandate)],
  notes: ["Notas", ({ notes }) => notes ?? ""],
};

/**
 * Merges one of two providers into the other, after a preview of the remaining provider and of the effects.
 */
export function MergeProvidersDialog({
  record: provider,
  frame,
  send,
}: OpenAct<ProviderRecordFragment, ProviderMergeMutationVariables>) {
  const { control, submit, watch } = useFields(mergeFields, {
    record: null,
    save: async (): Promise<Wrong | null> =>
      merge && send({ id: merge.other.id, intoId: merge.kept.id, take: merge.taken }),
  });
  const chosen = watch("other");
  const read = useProviderDetailQuery({ variables: { id: chosen?.id ?? "" }, skip: !chosen });
  const second = (chosen && read.data?.provider) ?? null;
  const merge = useMergeChoices(providerParts, words, provider, second);
  return (
    <FormDialog
      open
      title={providerTexts.merge}
      lead={<strong>{provider.name}</strong>}
      submit="Unir proveedores"
      {...frame}
      failure={frame.failure ?? (read.error ? SEARCH_FAILED : null)}
      onSubmit={submit}
    >
      <ProviderChoiceField
        control={control}
        name="other"
        label="Es el mismo que"
        required
        except={provider.id}
        rules={mergeFields.rules.other}
      />
      {merge && (
        <>
          <MergeChoices merge={merge} since="en el directorio desde" />
          <Alert severity="warning">
            Esto no se puede deshacer:
            <Box component="ul" sx={{ m: 0, pl: 5 }}>
              {mergeEffects(merge.other, merge.kept).map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </Box>
          </Alert>
        </>
      )}
      <CheckField
        control={control}
        name="checked"
        label="Confirmo que son el mismo proveedor"
        rules={mergeFields.rules.checked}
      />
    </FormDialog>
  );
}
