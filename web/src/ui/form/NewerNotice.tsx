import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useContext, useEffect } from "react";
import { NewerContext } from "./newer.ts";

/**
 * Shows the notice that a newer version exists; entered values stay until the user clicks `Ver lo último`.
 */
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

/** Shows inside a form that another person saved its record after the form was opened. */
export function NewerNotice() {
  const { begin, claim } = useContext(NewerContext);
  useEffect(() => claim(), [claim]);
  return begin && <NewerAlert onLatest={begin} />;
}
