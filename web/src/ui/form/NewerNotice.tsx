import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { createContext, useContext, useEffect } from "react";

/** What is known of the record of the form that is open. */
export interface Newer {
  /** Begins the form anew with what was saved since; null while nobody saved. */
  readonly begin: (() => void) | null;
  /** Says that a form shows it itself; answers how to say that it does no more. */
  readonly claim: () => () => void;
}

/** Without a provider nothing is ever newer. */
export const NewerContext = createContext<Newer>({ begin: null, claim: () => () => undefined });

/** The notice itself: what was typed stays until `Ver lo último` is pressed. */
export const NewerAlert = ({ onLatest }: { readonly onLatest: () => void }) => (
  <Alert
    severity="info"
    sx={{ backgroundColor: "background.paper" }}
    variant="outlined"
    action={
      <Button size="small" onClick={onLatest}>
        Ver lo último
      </Button>
    }
  >
    Se guardaron cambios mientras editabas. Lo que escribiste sigue aquí.
  </Alert>
);

/** Says within a form that its record was saved by somebody since it was opened. */
export function NewerNotice() {
  const { begin, claim } = useContext(NewerContext);
  useEffect(() => claim(), [claim]);
  return begin && <NewerAlert onLatest={begin} />;
}
