import Box from "@mui/material/Box";
import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import { playerOf, videoHost } from "@travesia/api/content/video/video.rules";
import { useId } from "react";
import type { ShownVideo } from "./VideoWall.tsx";
import { CloseIcon } from "../../../ui/icons.tsx";

const frame = { display: "block", width: "100%", border: 0, backgroundColor: "text.primary" } as const;

/** Shows one video in the player of its hosting site. */
export function VideoDialog({
  video: { url, title },
  onClose,
}: {
  readonly video: ShownVideo;
  readonly onClose: () => void;
}) {
  const heading = useId();
  const player = playerOf(url);
  const tall = videoHost(url) === "Instagram";
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth={tall ? "xs" : "md"} fullWidth>
      <DialogTitle id={heading} sx={{ pr: 14 }}>
        {title || "Video"}
      </DialogTitle>
      <IconButton aria-label="Cerrar" onClick={onClose} sx={{ position: "absolute", top: 12, right: 12 }}>
        <CloseIcon />
      </IconButton>
      {player && "frame" in player && (
        <Box
          component="iframe"
          src={player.frame}
          title={title || "Video"}
          allow="fullscreen; encrypted-media; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sx={{ ...frame, aspectRatio: tall ? "4 / 5" : "16 / 9" }}
        />
      )}
      {player && "file" in player && (
        <Box component="video" src={player.file} controls sx={{ ...frame, maxHeight: "75vh" }} />
      )}
      <Box sx={{ px: 6, py: 4 }}>
        <Link href={url} target="_blank" rel="noopener">
          Abrir en {videoHost(url)}
        </Link>
      </Box>
    </Dialog>
  );
}
