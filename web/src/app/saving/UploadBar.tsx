import LinearProgress from "@mui/material/LinearProgress";
import { useUploadShare } from "./uploads.ts";

/** At the top of the window, how far files are that are being sent. */
export function UploadBar() {
  const share = useUploadShare();
  if (share === null) return null;
  return (
    <LinearProgress
      variant={share < 1 ? "determinate" : "indeterminate"}
      value={Math.round(share * 100)}
      aria-label="Carga de archivos"
      sx={{ position: "fixed", top: 0, left: 0, right: 0, zIndex: "tooltip" }}
    />
  );
}
