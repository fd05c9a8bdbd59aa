import Button from "@mui/material/Button";
import { usePageTitle } from "../usePageTitle.ts";
import { EmptyState } from "./EmptyState.tsx";

interface MissingRecordProps {
  /** Message about the missing record: `Contrato no encontrado`. */
  readonly message: string;
  /** Address of the list of such records. */
  readonly list: string;
}

/** Shows an address that names no record, or none that this person may see; it leads back to the list. */
export function MissingRecord({ message, list }: MissingRecordProps) {
  usePageTitle(message, true);
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
