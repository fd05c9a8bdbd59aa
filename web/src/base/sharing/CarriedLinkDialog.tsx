import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { CarriedLink } from "./CarriedLink.tsx";
import { carriedTexts } from "./sharing.texts.ts";
import type { CreatedLink } from "./useCarriedLink.ts";

interface CarriedLinkDialogProps {
  readonly created: CreatedLink;
  /** Fetches the file that accompanies the link in the device's share sheet. */
  readonly sheetFile?: () => Promise<File | null>;
  readonly onClose: () => void;
}

/** Shows a newly created link, which the user sends to a client. */
export function CarriedLinkDialog({ onClose, ...link }: CarriedLinkDialogProps) {
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{carriedTexts.ready}</DialogTitle>
      <DialogContent>
        <CarriedLink {...link} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Listo
        </Button>
      </DialogActions>
    </Dialog>
  );
}
