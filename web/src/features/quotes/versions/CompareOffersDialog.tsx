import Alert from "@mui/material/Alert";
import { useState } from "react";
import { failureText } from "../../../base/failure/failures.ts";
import { CompareDialog } from "../../../ui/dialog/CompareDialog.tsx";
import { useQuoteVersionChangesQuery } from "./versions.generated.ts";

interface CompareOffersDialogProps {
  readonly quoteId: string;
  /** Version numbers, the newest first. */
  readonly numbers: readonly number[];
  /** Index of the version that is first compared with the previous one. */
  readonly compared: number;
  readonly onClose: () => void;
}

/** Shows two sent versions of a quote, and the changes between them. */
export function CompareOffersDialog({ quoteId, numbers, compared, onClose }: CompareOffersDialogProps) {
  const [chosen, choose] = useState({ from: compared - 1, to: compared });
  const { data, error } = useQuoteVersionChangesQuery({
    variables: { quoteId, ...chosen },
    fetchPolicy: "network-only",
  });
  const named = numbers.map((value) => ({ value, label: `Versión ${value}` }));
  return (
    <CompareDialog
      title="Qué cambió entre dos versiones"
      from={named}
      to={named}
      chosen={chosen}
      onChoose={choose}
      terms={data?.quoteVersionChanges ?? null}
      failure={error && <Alert severity="info">{failureText(error)}</Alert>}
      onClose={onClose}
    />
  );
}
