import LinearProgress from "@mui/material/LinearProgress";

/** Draws the uploaded share of the files, 0–1, as a line at the top of the window. */
export const UploadLine = ({ share }: { readonly share: number }) => (
  <LinearProgress
    variant={share < 1 ? "determinate" : "indeterminate"}
    value={Math.round(share * 100)}
    aria-label="Carga de archivos"
    sx={{ position: "fixed", top: 0, left: 0, right: 0, zIndex: "tooltip" }}
  />
);
