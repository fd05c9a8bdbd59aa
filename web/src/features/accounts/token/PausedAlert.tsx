import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { OwnFactor } from "../passkey/FactorField.tsx";
import { OwnProofDialog } from "../passkey/OwnProofDialog.tsx";
import { pausedTexts as texts } from "./paused.texts.ts";
import { useAccessConfirmMutation } from "./token.generated.ts";

interface PausedAlertProps {
  readonly of: readonly { readonly pausedAt: string | null }[] | undefined;
  readonly factor: OwnFactor;
  readonly onDone: () => void;
}

/** Shows that one of the given credentials is paused and where, with a button to confirm it. */
export function PausedAlert({ of, factor, onDone }: PausedAlertProps) {
  const [asking, setAsking] = useState(false);
  const [confirm] = useAccessConfirmMutation();
  if (!of?.some(({ pausedAt }) => pausedAt !== null)) return null;
  return (
    <>
      <Alert
        severity="warning"
        sx={{ mb: 4 }}
        action={
          <Button color="inherit" onClick={() => setAsking(true)}>
            {texts.confirm}
          </Button>
        }
      >
        <AlertTitle>{texts.title}</AlertTitle>
        {texts.lead}
      </Alert>
      {asking && (
        <OwnProofDialog
          title={texts.confirmTitle}
          lead={texts.confirming}
          submit={texts.confirm}
          factor={factor}
          act={(proof) => confirm({ variables: proof })}
          done={texts.done}
          onDone={() => {
            setAsking(false);
            onDone();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
