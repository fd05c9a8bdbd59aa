import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";

interface FormPreviewProps {
  /** Page of the typed values, as visitors will see it. */
  readonly preview: ReactNode;
  /** Width from which the preview is beside the form: `md` in a dialog. */
  readonly from?: "md" | "lg";
  /** Width of the preview beside the form, in pixels. */
  readonly width?: number;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * Shows a form with the preview of its result: beside it, or below it and folded where there is no room.
 * Nothing in the preview can be pressed. `<FormPreview preview={<PopupCard … />}>…</FormPreview>`
 */
export function FormPreview({ preview, from = "lg", width = 360, children }: FormPreviewProps) {
  const beside = useMediaQuery((theme: Theme) => theme.breakpoints.up(from));
  const shown = (
    <Box
      inert
      aria-hidden
      sx={{
        mt: 2,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        overflow: "hidden",
        backgroundColor: "background.paper",
      }}
    >
      {preview}
    </Box>
  );
  return (
    <Box
      sx={{
        display: "grid",
        gap: 5,
        alignItems: "start",
        gridTemplateColumns: beside ? `minmax(0, 1fr) ${width}px` : "minmax(0, 1fr)",
      }}
    >
      {children}
      {beside ? (
        <Box
          role="region"
          aria-label="Muestra"
          {...(from === "lg" && { tabIndex: 0 })}
          sx={{
            position: "sticky",
            minWidth: 0,
            // On a page a long preview scrolls alone, below the bar; a dialog scrolls as a whole.
            ...(from === "lg" ? { top: 76, maxHeight: "calc(100vh - 92px)", overflowY: "auto" } : { top: 0 }),
          }}
        >
          <Typography variant="subtitle2" component="p">
            Así se verá
          </Typography>
          {shown}
        </Box>
      ) : (
        <details>
          <Typography component="summary" sx={{ cursor: "pointer", py: 2, fontWeight: 600 }}>
            Ver cómo queda
          </Typography>
          {shown}
        </details>
      )}
    </Box>
  );
}
