import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { SystemPage } from "../../../base/failure/SystemPage.tsx";
import { beginAnew } from "../../../base/session/begin-anew.ts";
import { useSignOut } from "../../../base/session/useSignOut.ts";
import { accountTexts } from "../account.texts.ts";
import { AddPasskeyDialog } from "../passkey/AddPasskeyDialog.tsx";
import { knowsPasskeys } from "../passkey/browser-passkey.ts";
import { passkeyTexts } from "../passkey/passkey.texts.ts";
import { StartTwoFactorDialog } from "./StartTwoFactorDialog.tsx";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

/** Shows the set-up of the second factor, the only act of a session that lacks a required one. */
export function SetUpScreen() {
  const [asking, setAsking] = useState<"codes" | "passkey" | null>(null);
  const close = () => setAsking(null);
  const signOut = useSignOut();
  return (
    <SystemPage
      title={texts.setUpTitle}
      action={
        <>
          <Button variant="contained" onClick={() => setAsking("codes")}>
            {texts.start}
          </Button>
          {knowsPasskeys() && (
            <Button variant="outlined" onClick={() => setAsking("passkey")}>
              {passkeyTexts.add}
            </Button>
          )}
          <Button onClick={signOut}>{accountTexts.profile.signOut}</Button>
        </>
      }
    >
      <Typography>{texts.setUpLead}</Typography>
      {asking === "codes" && <StartTwoFactorDialog factor={null} onDone={beginAnew} onClose={close} />}
      {asking === "passkey" && <AddPasskeyDialog factor={null} onDone={beginAnew} onClose={close} />}
    </SystemPage>
  );
}
