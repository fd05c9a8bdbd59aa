import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../base/failure/failures.ts";
import { overOpened, useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { amount, fieldsOf } from "../../ui/form/fields.ts";
import { MoneyField } from "../../ui/form/MoneyField.tsx";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { approvalTexts as texts, approvalToasts } from "./approval.texts.ts";
import {
  type ApprovalRuleRecordFragment,
  useApprovalRuleDetailQuery,
  useApprovalRuleSetMutation,
} from "./approvals.generated.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";

const ruleFields = fieldsOf<ApprovalRuleRecordFragment>()({ secondPersonAbove: amount() });

/** Shows the amount from which an outgoing payment must be approved by a second person; the owner sets it. */
export function ApprovalRuleSection() {
  const { data, error, refetch } = useApprovalRuleDetailQuery({ fetchPolicy: "network-only" });
  return (
    <Section title={texts.rule}>
      <Stack sx={{ gap: 4 }}>
        <Typography variant="body2" color="textSecondary">
          {texts.ruleLead}
        </Typography>
        {error && !data ? (
          <ErrorState {...shownFailure(error, refetch)} />
        ) : data ? (
          <RuleForm rule={data.approvalRule} />
        ) : (
          <ListSkeleton cards />
        )}
      </Stack>
    </Section>
  );
}

function RuleForm({ rule }: { readonly rule: ApprovalRuleRecordFragment }) {
  const { busy, failure, fresh, perform, renew } = useSaving();
  const [set] = useApprovalRuleSetMutation();
  const { control, submit } = useFields(ruleFields, {
    record: rule,
    fresh,
    save: async (filled, opened) => {
      const act = overOpened(filled, opened.version, (input) => set({ variables: { input } }));
      const wrong = await perform(act, approvalToasts.rule);
      if (!wrong) renew();
      return wrong;
    },
  });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 3, alignItems: "flex-start" }}
    >
      <FormFailure failure={failure} />
      <Box sx={{ width: "100%", maxWidth: 360 }}>
        <MoneyField
          control={control}
          name="secondPersonAbove"
          label="Pedirla por encima de"
          hint="Vacío: no se pide"
        />
      </Box>
      {rule.secondPersonAbove === null && <Typography variant="body2">{texts.ruleOff}</Typography>}
      <ActButton type="submit" variant="contained" disabled={busy}>
        Guardar regla
      </ActButton>
    </Stack>
  );
}
