import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import { keptOrDrawn } from "@travesia/api/landscape";
import { useId } from "react";
import type { ShownPopupFragment } from "../content.generated.ts";
import { PopupCard } from "./PopupCard.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";

interface PopupDialogProps {
  readonly popup: Pick<ShownPopupFragment, "title" | "content" | "boton" | "image" | "link">;
  /** True to show the popup's button; a button without a link only closes the popup. */
  readonly withButton?: boolean;
  readonly onClose: () => void;
}

/** Shows the agency's announcement over a page: a picture, a short text and one button. */
export function PopupDialog({ popup, withButton = true, onClose }: PopupDialogProps) {
  const { title, image } = popup;
  const heading = useId();
  const text = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} aria-describedby={text} maxWidth="xs" fullWidth>
      <IconButton
        aria-label="Cerrar"
        onClick={onClose}
        sx={{
          position: "absolute",
          top: 12,
          right: 12,
          backgroundColor: "background.paper",
          "&:hover": { backgroundColor: "background.paper" },
        }}
      >
        <CloseIcon />
      </IconButton>
      <PopupCard
        popup={{ ...popup, image: image && keptOrDrawn(image, title) }}
        withButton={withButton}
        heading={heading}
        text={text}
        onClose={onClose}
      />
    </Dialog>
  );
}
