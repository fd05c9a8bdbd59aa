import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { accountPaths } from "../accounts.paths.ts";
import { accountTexts } from "../account.texts.ts";
import { sends } from "../../../ui/form/submit.ts";
import { TOUCH } from "../../../ui/touch.ts";
import type { PasskeyWay } from "./useSignIn.ts";

interface LoginFormProps {
  /** Reason why the last attempt failed. */
  readonly failure: string | null;
  /** Number of consecutive failed attempts. */
  readonly attempts: number;
  /** Lock flag of this client. The server decides on the lock, so another attempt stays possible. */
  readonly locked: boolean;
  readonly busy: boolean;
  /** True when the account requires a code besides the password. */
  readonly codeAsked: boolean;
  /** Offered way to sign in with a passkey. */
  readonly passkeyWay: PasskeyWay;
  readonly onPasskey: () => Promise<void>;
  /** User who must sign in again while the page stays open, and the id of the form's heading. */
  readonly again?: { readonly email: string; readonly heading: string };
  readonly onSubmit: (credentials: { email: string; password: string; code?: string }) => Promise<void>;
}

const texts = accountTexts.login;
const thumb = { minHeight: { xs: TOUCH, md: 0 } } as const;

/** Style of a button text that is wider than the smallest phone until the font has loaded. */
const longText = { px: 2, whiteSpace: "normal" } as const;

const signInFields = fieldsOf<Record<never, never>>()({
  email: trimmed({ required: texts.emailMissing }),
  password: text({ required: texts.passwordMissing }),
  code: trimmed({ required: texts.codeMissing }),
});

/** Shows the e-mail and password fields, with the error above them. */
export function LoginForm({
  failure,
  attempts,
  locked,
  busy,
  codeAsked,
  passkeyWay,
  again,
  onSubmit,
  onPasskey,
}: LoginFormProps) {
  const { rules } = signInFields;
  const { control, submit, setFocus } = useFields(signInFields, {
    record: null,
    begun: { ...signInFields.empty, email: again?.email ?? "" },
    save: async ({ input: { code, ...credentials } }) => {
      await onSubmit({ ...credentials, ...(codeAsked && { code }) });
      return null;
    },
  });
  const first = again ? "password" : "email";
  useEffect(() => setFocus(codeAsked ? "code" : first), [setFocus, codeAsked, first]);
  return (
    <form onSubmit={sends(submit)} noValidate>
      <Stack sx={{ gap: 5 }}>
        <div>
          <Typography variant="h2" component={again ? "h2" : "h1"} id={again?.heading}>
            {texts.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2 }}>
            {again ? texts.again : texts.lead}
          </Typography>
        </div>
        {/* A toast shows the refusal; the consequence stays here. */}
        {failure && (locked || attempts > 1) && (
          <Alert severity={locked ? "warning" : "error"} sx={{ alignItems: "center" }}>
            {locked ? `${failure} ${texts.locked}` : texts.attempts(attempts)}
          </Alert>
        )}
        <TextField
          control={control}
          name="email"
          label={texts.email}
          type="email"
          autoComplete="username"
          rules={rules.email}
        />
        <PasswordField
          control={control}
          name="password"
          label={texts.password}
          autoComplete="current-password"
          rules={rules.password}
        />
        {codeAsked && (
          <TextField
            control={control}
            name="code"
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="one-time-code"
            rules={rules.code}
          />
        )}
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {texts.submit}
        </Button>
        {passkeyWay && (
          <Button
            variant="outlined"
            size="large"
            disabled={busy}
            onClick={() => void onPasskey()}
            sx={longText}
          >
            {passkeyWay === "second" ? texts.usePasskey : texts.passkey}
          </Button>
        )}
        <Stack direction="row" sx={{ justifyContent: "space-between", flexWrap: "wrap", gap: 2 }}>
          <Button href={accountPaths.recovery.to()} sx={thumb}>
            {texts.forgotten}
          </Button>
          <Button href={accountPaths.register.to()} sx={thumb}>
            {texts.create}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
