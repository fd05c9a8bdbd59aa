import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId } from "react";
import { useSession } from "../../../base/session/useSession.ts";
import { LoginForm } from "./LoginForm.tsx";
import { useSignIn } from "./useSignIn.ts";

/** Shows the sign-in form over the page of a user who must sign in again. */
export function SignInDialog({ email }: { readonly email: string }) {
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const { error, loginAttempts, isAccountLocked } = useSession();
  const { signIn, signInByPasskey, passkeyWay, loading, codeAsked } = useSignIn();
  return (
    <Dialog
      open
      fullScreen={phone}
      maxWidth="xs"
      fullWidth
      aria-labelledby={heading}
      slotProps={{ backdrop: { sx: { backdropFilter: "blur(6px)" } } }}
    >
      <DialogContent sx={{ p: { xs: 5, sm: 7 }, display: "grid", alignContent: "center" }}>
        <LoginForm
          again={{ email, heading }}
          failure={error}
          attempts={loginAttempts}
          locked={isAccountLocked}
          busy={loading}
          codeAsked={codeAsked}
          passkeyWay={passkeyWay}
          onPasskey={signInByPasskey}
          onSubmit={signIn}
        />
      </DialogContent>
    </Dialog>
  );
}
