import Button from "@mui/material/Button";
import { usePageTitle } from "../usePageTitle.ts";
import { EmptyState } from "./EmptyState.tsx";

interface MissingRecordProps {
  /** Message about the missing record: `Contrato no encontrado`. */
  readonly message: string;
  /** Address of the list of such records. */
  readonly list: string;
}

/** Shows that no such record exists, or that the viewer may not see it, with a link to the list. */
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
