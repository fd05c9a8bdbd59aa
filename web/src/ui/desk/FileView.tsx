import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { AddIcon, RemoveIcon, RotateRightIcon } from "./deskIcons.tsx";

const CLOSEST = 4;
const isPdf = (url: string) => /\.pdf$/i.test(new URL(url, location.href).pathname);

interface FileViewProps {
  /** Address of the file; the extension of its path shows whether it is a PDF. */
  readonly url: string;
  /** Description of the file for screen readers: `Comprobante del pago de $ 500.000`. */
  readonly label: string;
}

/**
 * Shows a file in the page, beside the decision on it: a picture that can be enlarged, or a PDF. Pass a new
 * `key` for each file, to reset the enlargement.
 */
export function FileView({ url, label }: FileViewProps) {
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      {isPdf(url) ? (
        <Box
          component="iframe"
          src={url}
          title={label}
          sx={{ width: "100%", height: { xs: 420, lg: "68vh" }, border: 1, borderColor: "divider" }}
        />
      ) : (
        <PictureView url={url} label={label} />
      )}
      <Button
        size="small"
        color="inherit"
        href={url}
        target="_blank"
        rel="noopener"
        sx={{ alignSelf: "start" }}
      >
        Abrir en otra pestaña
      </Button>
    </Stack>
  );
}

function PictureView({ url, label }: { readonly url: string; readonly label: string }) {
  const [zoom, setZoom] = useState(1);
  const [quarters, setQuarters] = useState(0);
  const [broken, setBroken] = useState(false);
  if (broken) return <Alert severity="warning">No pudimos mostrar la imagen. Ábrela en otra pestaña.</Alert>;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: "center" }}>
        <IconButton size="small" aria-label="Alejar" disabled={zoom <= 1} onClick={() => setZoom(zoom - 0.5)}>
          <RemoveIcon fontSize="small" />
        </IconButton>
        <Typography variant="caption" sx={{ minWidth: 40, textAlign: "center" }} aria-live="polite">
          {Math.round(zoom * 100)} %
        </Typography>
        <IconButton
          size="small"
          aria-label="Acercar"
          disabled={zoom >= CLOSEST}
          onClick={() => setZoom(zoom + 0.5)}
        >
          <AddIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label="Girar" onClick={() => setQuarters((quarters + 1) % 4)}>
          <RotateRightIcon fontSize="small" />
        </IconButton>
      </Stack>
      <Box
        // A part of the page that scrolls is reached by the keyboard too.
        tabIndex={0}
        role="group"
        aria-label={label}
        sx={{
          overflow: "auto",
          height: { xs: 420, lg: "64vh" },
          borderRadius: "8px",
          border: 1,
          borderColor: "divider",
          backgroundColor: "action.hover",
          textAlign: "center",
        }}
      >
        <Box
          component="img"
          src={url}
          alt={label}
          onError={() => setBroken(true)}
          sx={{
            width: zoom === 1 ? "auto" : `${zoom * 100}%`,
            maxWidth: zoom === 1 ? "100%" : "none",
            maxHeight: zoom === 1 ? "100%" : "none",
            transform: `rotate(${quarters * 90}deg)`,
          }}
        />
      </Box>
    </>
  );
}
