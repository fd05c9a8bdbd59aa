import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useFields } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { sends } from "../../../ui/form/submit.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { codeFields } from "./file-claim.form.ts";
import { useClaimCodeSendMutation, useClaimProveMutation } from "./own-claims.generated.ts";
import { ownClaimTexts as texts } from "./own-claim.texts.ts";

interface CodeStepProps {
  readonly id: string;
  /** Whether it stands under a heading already. */
  readonly headed?: boolean;
  /** Told once the code was right: whether the e-mail says who they are. */
  readonly onProven?: (known: boolean) => void;
}

/** Takes the code that was mailed to who asks about their data. */
export function CodeStep({ id, headed = false, onProven }: CodeStepProps) {
  const [prove] = useClaimProveMutation();
  const [send] = useClaimCodeSendMutation();
  const { busy, failure, perform } = useSaving({ tells: false });
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
      {failure && <Alert severity="error">{failure}</Alert>}
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
