import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { strengthOf } from "./password.strength.ts";

/** Shows the strength of a new password in words while it is typed. */
export function PasswordMeter({ password }: { readonly password: string }) {
  const strength = strengthOf(password);
  if (!strength) return null;
  return (
    <Stack sx={{ gap: 1, mt: -3 }}>
      <LinearProgress
        variant="determinate"
        value={strength.share}
        color={strength.tone}
        aria-hidden="true"
        sx={{ borderRadius: 999 }}
      />
      <Typography variant="caption" color={`${strength.tone}.main`} role="status">
        {strength.word}
      </Typography>
    </Stack>
  );
}
