import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useContext, useEffect } from "react";
import { NewerContext } from "./newer.ts";

/** Shows the notice itself: typed values stay until `Ver lo último` is pressed. */
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

/** Shows within a form that its record was saved by another person since it was opened. */
export function NewerNotice() {
  const { begin, claim } = useContext(NewerContext);
  useEffect(() => claim(), [claim]);
  return begin && <NewerAlert onLatest={begin} />;
}
