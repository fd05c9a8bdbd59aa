import Button from "@mui/material/Button";
import { ownTexts as texts } from "./client-page.texts.ts";

interface OwnDocumentsProps {
  readonly contractNumber: string;
  readonly onOpen: () => void;
}

/** Shows the button that opens the signed document. */
export function OwnDocuments({ contractNumber, onOpen }: OwnDocumentsProps) {
  return (
    <Button variant="outlined" onClick={onOpen}>
      {texts.openContract} {contractNumber}
    </Button>
  );
}
