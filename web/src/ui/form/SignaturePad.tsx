import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { light, radius } from "@travesia/api/look";
import { useEffect, useRef, useState } from "react";
import Pad from "signature_pad";

const texts = {
  clear: "Limpiar",
  keep: "Guardar Firma",
  drawHere: "Dibuja tu firma en el recuadro, con el dedo o el ratón.",
  kept: "Firma guardada",
  notDrawn: "Debe firmar antes de continuar",
} as const;

const SIZE = { width: 500, height: 200 };

interface SignaturePadProps {
  /** Stored drawing as PNG data URL; null when there is none. */
  readonly drawing: string | null;
  /** Error of the signature, such as a missing one; null when there is none. */
  readonly problem: string | null;
  readonly onKeep: (drawing: string | null) => void;
}

/**
 * Sets the canvas resolution to its displayed size, so that lines appear where the finger draws; the drawing
 * is kept.
 */
function fit(canvas: HTMLCanvasElement, pad: Pad) {
  const ratio = Math.min(Math.max(window.devicePixelRatio, 1), 2);
  const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
  if (width === 0 || (canvas.width === width && canvas.height === height)) return;
  const strokes = pad.toData();
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.scale(ratio, ratio);
  pad.clear();
  pad.fromData(strokes);
}

/**
 * Shows a canvas of 500 × 200 to draw a signature on; it scales on narrow phones. The drawing is stored at
 * the end of each stroke; `Guardar Firma` reports an empty canvas.
 */
export function SignaturePad({ drawing, problem, onKeep }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const [unkept, setUnkept] = useState(false);
  const said = unkept ? texts.notDrawn : drawing === null ? problem : null;
  const change = useRef(onKeep);
  change.current = onKeep;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawn = new Pad(element, { penColor: light.ink, minWidth: 0.8, maxWidth: 2.6 });
    drawn.addEventListener("beginStroke", () => {
      setUnkept(false);
      change.current(null);
    });
    // The drawing counts at once: nobody has to save it.
    drawn.addEventListener("endStroke", () => change.current(drawn.toDataURL("image/png")));
    pad.current = drawn;
    const observer = new ResizeObserver(() => fit(element, drawn));
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawn.off();
    };
  }, []);
  const clear = () => {
    pad.current?.clear();
    onKeep(null);
  };
  const keep = () => {
    const empty = !pad.current || pad.current.isEmpty();
    setUnkept(empty);
    onKeep(empty ? null : (pad.current?.toDataURL("image/png") ?? null));
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <Box
        component="canvas"
        ref={canvas}
        {...SIZE}
        role="img"
        aria-label={drawing ? texts.kept : texts.drawHere}
        sx={{
          width: "100%",
          maxWidth: SIZE.width,
          aspectRatio: `${SIZE.width} / ${SIZE.height}`,
          border: drawing ? "2px solid" : "2px dashed",
          borderColor: said ? "error.main" : drawing ? "success.main" : "divider",
          borderRadius: `${radius.field}px`,
          // Ink on paper in both themes: the PDF has the same drawing.
          backgroundColor: light.paper,
          touchAction: "none",
          cursor: "crosshair",
        }}
      />
      <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
        <Button color="inherit" onClick={clear}>
          {texts.clear}
        </Button>
        <Button variant="outlined" onClick={keep}>
          {texts.keep}
        </Button>
        <Typography variant="body2" role="status" color={said ? "error" : "textSecondary"}>
          {said ?? (drawing ? texts.kept : texts.drawHere)}
        </Typography>
      </Stack>
    </Stack>
  );
}
