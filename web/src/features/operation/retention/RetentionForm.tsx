import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keptNames, periods } from "@travesia/api/operation/retention/retention.rules";
import { useState } from "react";
import { overOpened, useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { retentionFields } from "./retention.form.ts";
import { type RetentionRecordFragment, useRetentionSetMutation } from "./retention.generated.ts";
import { retentionHints, retentionTexts as texts } from "./retention.texts.ts";

/** Edits the retention periods in days; a shorter period must be confirmed, since it deletes data. */
export function RetentionForm({ rule }: { readonly rule: RetentionRecordFragment }) {
  const { busy, failure, fresh, perform, renew } = useSaving();
  const [set] = useRetentionSetMutation({ refetchQueries: ["IdlePersonList"] });
  const [answer, setAnswer] = useState<((sure: boolean) => void) | null>(null);
  const isSure = () => new Promise<boolean>((resolve) => setAnswer(() => resolve));
  const { control, submit } = useFields(retentionFields, {
    record: rule,
    fresh,
    save: async (filled, opened) => {
      const shorter = keptNames.some((name) => (filled.values[name] ?? 0) < opened[name]);
      if (shorter && !(await isSure())) return null;
      const act = overOpened(filled, opened.version, (input) => set({ variables: { input } }));
      const wrong = await perform(act, texts.saved);
      if (!wrong) renew();
      return wrong;
    },
  });
  const close = (sure: boolean) => {
    answer?.(sure);
    setAnswer(null);
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 4, alignItems: "flex-start" }}
    >
      <Typography variant="body2" color="textSecondary">
        {texts.lead}
      </Typography>
      <FormFailure failure={failure} />
      <Box sx={{ display: "grid", gap: 3, width: "100%", gridTemplateColumns: { sm: "1fr 1fr" } }}>
        {keptNames.map((name) => (
          <TextField
            key={name}
            control={control}
            name={name}
            type="number"
            label={`${periods[name].label} (días)`}
            hint={retentionHints[name]}
            rules={retentionFields.rules[name]}
          />
        ))}
      </Box>
      <ActButton type="submit" variant="contained" disabled={busy}>
        {texts.save}
      </ActButton>
      <ConfirmDialog
        open={answer !== null}
        title={texts.shorter}
        confirm={texts.shorten}
        destructive
        onConfirm={() => close(true)}
        onClose={() => close(false)}
      >
        {texts.shorterLead}
      </ConfirmDialog>
    </Stack>
  );
}
