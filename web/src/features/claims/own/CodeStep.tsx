import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { sends } from "../../../ui/form/submit.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { codeFields } from "./file-claim.form.ts";
import { useClaimCodeSendMutation, useClaimProveMutation } from "./own-claims.generated.ts";
import { ownClaimTexts as texts } from "./own-claim.texts.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";

interface CodeStepProps {
  readonly id: string;
  /** True when the page already shows a heading above the step. */
  readonly headed?: boolean;
  /**
   * Called after the correct code was entered; receives whether the e-mail address is enough to identify the
   * person.
   */
  readonly onProven?: (known: boolean) => void;
}

/** Shows the field for the code that was mailed to a person who makes a personal-data request. */
export function CodeStep({ id, headed = false, onProven }: CodeStepProps) {
  const [prove] = useClaimProveMutation();
  const [send] = useClaimCodeSendMutation();
  const { busy, failure, perform } = useSaving();
  const [known, setKnown] = useState<boolean | null>(null);
  const { control, submit } = useFields(codeFields, {
    record: null,
    save: ({ input }) =>
      perform(async () => {
        const { data } = await prove({ variables: { id, ...input } });
        setKnown(data?.proveClaimIdentity ?? false);
        onProven?.(data?.proveClaimIdentity ?? false);
      }, null),
  });
  if (known !== null)
    return (
      <Alert severity={known ? "success" : "warning"} role="status" sx={{ width: "100%" }}>
        {known ? texts.proven : texts.lacksDocument}
      </Alert>
    );
  return (
    <Stack component="form" noValidate onSubmit={sends(submit)} sx={{ gap: 3, width: "100%", maxWidth: 480 }}>
      {!headed && (
        <Typography variant="h6" component="h3">
          {texts.codeTitle}
        </Typography>
      )}
      <Typography color="textSecondary">{texts.codeLead}</Typography>
      <FormFailure failure={failure} />
      <TextField
        control={control}
        name="code"
        label={texts.code}
        required
        maxLength={8}
        autoComplete="one-time-code"
        rules={codeFields.rules.code}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        <Button type="submit" variant="contained" loading={busy}>
          {texts.confirm}
        </Button>
        <Button disabled={busy} onClick={() => void perform(() => send({ variables: { id } }), texts.resent)}>
          {texts.resend}
        </Button>
      </Stack>
    </Stack>
  );
}
