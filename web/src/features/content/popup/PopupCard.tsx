import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ShownPopupFragment } from "../content.generated.ts";

interface PopupCardProps {
  /** Popup, with the address at which its picture is displayed. */
  readonly popup: Pick<ShownPopupFragment, "title" | "content" | "boton" | "image" | "link">;
  /** True to show the popup's button; a button without a link only closes the popup. */
  readonly withButton?: boolean;
  /** Ids of the heading and of the text, in a dialog. */
  readonly heading?: string;
  readonly text?: string;
  readonly onClose?: () => void;
}

/** Shows the agency's announcement: a picture, a short text and one button. */
export const PopupCard = ({ popup, withButton = true, heading, text, onClose }: PopupCardProps) => {
  const { title, content, boton, image, link } = popup;
  return (
    <>
      {image && (
        <Box
          component="img"
          src={image}
          alt=""
          sx={{ display: "block", width: "100%", aspectRatio: "16 / 10", objectFit: "cover" }}
        />
      )}
      <Stack sx={{ p: { xs: 5, sm: 6 }, gap: 3 }}>
        <Typography
          id={heading}
          variant="h3"
          component="h2"
          sx={{ pr: image ? 0 : 8, overflowWrap: "anywhere" }}
        >
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
    </>
  );
};
