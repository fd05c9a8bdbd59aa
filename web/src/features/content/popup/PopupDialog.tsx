import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { keptOrDrawn } from "@travesia/api/landscape";
import { useId } from "react";
import type { ShownPopupFragment } from "../content.generated.ts";
import { CloseIcon } from "../../../ui/icons.tsx";

interface PopupDialogProps {
  readonly popup: Pick<ShownPopupFragment, "title" | "content" | "boton" | "image" | "link">;
  /** True to show the popup's button; a button without a link only closes the popup. */
  readonly withButton?: boolean;
  readonly onClose: () => void;
}

/** Shows the agency's announcement over a page: a picture, a short text and one button. */
export function PopupDialog({ popup, withButton = true, onClose }: PopupDialogProps) {
  const { title, content, boton, image, link } = popup;
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
      {image && (
        <Box
          component="img"
          src={keptOrDrawn(image, title)}
          alt=""
          sx={{ display: "block", width: "100%", aspectRatio: "16 / 10", objectFit: "cover" }}
        />
      )}
      <Stack sx={{ p: { xs: 5, sm: 6 }, gap: 3 }}>
        <Typography id={heading} variant="h3" component="h2" sx={{ pr: image ? 0 : 8 }}>
          {title}
        </Typography>
        <Typography id={text} sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
          {content}
        </Typography>
        {withButton && (
          <Button
            variant="contained"
            color="secondary"
            size="large"
            sx={{ mt: 1 }}
            {...(link ? { href: link } : {})}
            onClick={onClose}
          >
            {boton}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
