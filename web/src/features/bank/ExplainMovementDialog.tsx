import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type Concept, conceptLabels } from "@travesia/api/bank/outflow/concept.rules";
import { formatCop, sum } from "@travesia/api/cop";
import { useDeferredValue, useState } from "react";
import { useWatch } from "react-hook-form";
import { Unread } from "../../base/failure/Unread.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { useFields } from "../../base/saving/useFields.ts";
import type { BankPartInput } from "../../graphql/schema.generated.ts";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { formatDay } from "../../ui/days.ts";
import { FileField } from "../../ui/form/FileField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { ProviderChoiceField } from "../providers/ProviderChoiceField.tsx";
import { useBankOverviewQuery, useBankTargetsQuery } from "./bank.generated.ts";
import { freeText, longAccount } from "./bank.texts.ts";
import { conceptTexts as texts, leftOverText } from "./concept.texts.ts";
import { conceptsFor, explainFields, partOf, type Target, targetKey } from "./explain.form.ts";
import type { Movement } from "./movement.columns.tsx";
import type { BankActions } from "./useBankActions.ts";

interface ExplainMovementDialogProps {
  readonly movement: Movement;
  readonly actions: Pick<BankActions, "explainAs" | "busy" | "failure" | "close">;
}

const allConcepts = Object.keys(conceptLabels) as Concept[];

/**
 * Explains a movement by one or several payments or debts of the agency, and by a concept for the remaining
 * amount. A debt not paid yet is registered as paid on the day of the movement.
 */
export function ExplainMovementDialog({ movement, actions }: ExplainMovementDialogProps) {
  const { busy, failure, close } = actions;
  const whole = Math.abs(movement.free);
  const [search, setSearch] = useState("");
  const [chosen, choose] = useState<readonly Target[]>([]);
  const concepts = conceptsFor(movement.amount, allConcepts);
  const toPay = sum(chosen.map(({ amount }) => amount));
  const left = whole - toPay;
  const { control, submit } = useFields(explainFields, {
    record: null,
    save: async ({ values: { concept, account, provider, file } }) => {
      const rest: BankPartInput[] =
        concept && (left > 0 || chosen.length === 0)
          ? [
              {
                concept,
                ...(concept === "traslado" && { accountId: account }),
                ...(concept === "anticipo" && { providerId: provider?.id }),
              },
            ]
          : [];
      const isOnly = chosen.length === 1 && rest.length === 0;
      return actions.explainAs(movement, [...chosen.map((one) => partOf(one, isOnly)), ...rest], file);
    },
  });
  const concept = useWatch({ control, name: "concept" });
  const account = useWatch({ control, name: "account" });
  const provider = useWatch({ control, name: "provider" });
  const file = useWatch({ control, name: "file" });
  const registers = chosen.some(({ paid }) => !paid);
  const needsProof = chosen.some(({ paid, concept: of }) => !paid && of === "devolucion");
  const others = (lastAnswer(useBankOverviewQuery())?.bankAccounts ?? []).filter(
    ({ id }) => id !== movement.account.id,
  );
  const reason = reasonOf({ chosen, concept, account, provider, file, left, needsProof });
  const said = leftOverText(left, concept ? conceptLabels[concept] : null);
  return (
    <FormDialog
      open
      maxWidth="md"
      title={movement.amount < 0 ? texts.title : texts.titleIn}
      lead={
        <>
          «{movement.text}» del {formatDay(movement.day)}: <strong>{freeText(movement)}</strong> por explicar.
        </>
      }
      submit={`Explicar ${formatCop(chosen.length > 0 && !concept ? Math.min(toPay, whole) : whole)}`}
      busy={busy}
      reason={reason}
      failure={failure}
      onSubmit={submit}
      onClose={close}
    >
      <MuiTextField
        label={texts.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        fullWidth
      />
      <TargetChoices movement={movement} search={search} chosen={chosen} onChoose={choose} />
      {chosen.length > 0 && said && <Typography aria-live="polite">{said}</Typography>}
      {(left > 0 || chosen.length === 0) && (
        <SelectField
          control={control}
          name="concept"
          label={chosen.length > 0 ? texts.rest : texts.whole}
          options={[
            { value: "", label: texts.noConcept },
            ...concepts.map((one) => ({ value: one, label: conceptLabels[one] })),
          ]}
        />
      )}
      {concept === "traslado" && (
        <SelectField
          control={control}
          name="account"
          label={texts.account}
          required
          options={others.map((one) => ({ value: one.id, label: longAccount(one) }))}
        />
      )}
      {concept === "anticipo" && (
        <ProviderChoiceField control={control} name="provider" label={texts.provider} required except="" />
      )}
      {registers && <FileField control={control} name="file" label={texts.proof} required={needsProof} />}
    </FormDialog>
  );
}

interface Chosen {
  readonly chosen: readonly Target[];
  readonly concept: Concept | "";
  readonly account: string;
  readonly provider: object | null;
  readonly file: File | null;
  readonly left: number;
  readonly needsProof: boolean;
}

/** Returns why the movement cannot be explained yet; null when it can. */
function reasonOf({ chosen, concept, account, provider, file, left, needsProof }: Chosen): string | null {
  if (chosen.length === 0 && !concept) return texts.chooseSomething;
  if (left < 0 && (chosen.length > 1 || chosen.some(({ paid }) => !paid))) return leftOverText(left, null);
  if (concept === "traslado" && !account) return texts.chooseAccount;
  if (concept === "anticipo" && !provider) return texts.chooseProvider;
  return needsProof && !file ? texts.needsProof : null;
}

interface TargetChoicesProps {
  readonly movement: Pick<Movement, "id">;
  readonly search: string;
  readonly chosen: readonly Target[];
  readonly onChoose: (chosen: readonly Target[]) => void;
}

/** Shows the agency's payments and debts, the nearest amount first; chosen ones stay above the search. */
function TargetChoices({ movement, search, chosen, onChoose }: TargetChoicesProps) {
  const asked = useDeferredValue(search.trim());
  const read = useBankTargetsQuery({ variables: { movementId: movement.id, search: asked } });
  const keys = new Set(chosen.map(targetKey));
  const found = lastAnswer(read)?.bankTargets ?? [];
  const shown = [...chosen, ...found.filter((one) => !keys.has(targetKey(one)))];
  return (
    <Box role="group" aria-label={texts.title} sx={{ maxHeight: 260, overflowY: "auto" }}>
      <Unread of={read} />
      {shown.length === 0 && !read.loading && <Typography color="textSecondary">{texts.none}</Typography>}
      {shown.map((one) => {
        const key = targetKey(one);
        const isChosen = keys.has(key);
        return (
          <FormControlLabel
            key={key}
            disabled={one.impediment !== null && !isChosen}
            sx={{ display: "flex", alignItems: "flex-start", mr: 0, "& .MuiCheckbox-root": { py: 0.5 } }}
            control={
              <Checkbox
                size="small"
                checked={isChosen}
                onChange={(_, on) =>
                  onChoose(on ? [...chosen, one] : chosen.filter((other) => targetKey(other) !== key))
                }
              />
            }
            label={
              <>
                {formatCop(one.amount)} · {one.label}
                <Typography variant="body2" color="textSecondary" component="span" sx={{ display: "block" }}>
                  {[
                    conceptLabels[one.concept],
                    formatDay(one.day),
                    one.impediment ?? (one.paid ? texts.paid : texts.registers),
                  ].join(" · ")}
                </Typography>
              </>
            }
          />
        );
      })}
    </Box>
  );
}
