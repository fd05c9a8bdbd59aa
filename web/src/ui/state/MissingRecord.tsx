import Button from "@mui/material/Button";
import { usePageTitle } from "../usePageTitle.ts";
import { EmptyState } from "./EmptyState.tsx";

interface MissingRecordProps {
  /** What is not there: `Contrato no encontrado`. */
  readonly message: string;
  /** Where its like are listed. */
  readonly list: string;
}

/** An address that names no record, or none that this person may see; it leads back to the list. */
export function MissingRecord({ message, list }: MissingRecordProps) {
  usePageTitle(message);
  return (
    <EmptyState
      page
      action={
        <Button variant="outlined" href={list}>
          Volver a la lista
        </Button>
      }
    >
      {message}
    </EmptyState>
  );
}
