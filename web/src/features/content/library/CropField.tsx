import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";
import { type PointerEvent, useId, useRef, useState } from "react";
import type { PictureCropInput } from "../../../graphql/schema.generated.ts";
import { cropOf, type Framing, frameRatio, middle, mostZoom, pulled } from "./crop.ts";
import { cropTexts as texts } from "./library.texts.ts";

interface CropFieldProps {
  /** Address of the picture. */
  readonly address: string;
  /** Called with the visible part of the picture; null for the whole picture. */
  readonly onChange: (crop: PictureCropInput | null) => void;
}

/**
 * Shows a picture in the frame of a proposal, where the user moves it by pointer or keyboard and enlarges it;
 * it is not cropped until it is moved.
 */
export function CropField({ address, onChange }: CropFieldProps) {
  const [ratio, setRatio] = useState<number | null>(null);
  const [framing, setFraming] = useState<Framing>(middle);
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const frame = (next: Framing) => {
    setFraming(next);
    if (ratio !== null) onChange(next === middle ? null : cropOf(ratio, next));
  };
  const crop = cropOf(ratio ?? frameRatio, framing);
  const pull = ({ currentTarget, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    if (!held.current || ratio === null) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    frame(pulled(ratio, framing, (x - held.current.x) / width, (y - held.current.y) / height));
    held.current = { x, y };
  };
  return (
    <Stack role="group" aria-label={texts.title} sx={{ gap: 2, width: 1 }}>
      <Box
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={pull}
        onPointerUp={() => (held.current = null)}
        onPointerCancel={() => (held.current = null)}
        sx={{
          position: "relative",
          overflow: "hidden",
          width: "100%",
          aspectRatio: "16 / 9",
          borderRadius: `${radius.field}px`,
          backgroundColor: "tones.sea.soft",
          cursor: "grab",
          touchAction: "none",
          "&:active": { cursor: "grabbing" },
        }}
      >
        <Box
          component="img"
          src={address}
          alt=""
          draggable={false}
          onLoad={({
            currentTarget: { naturalWidth, naturalHeight },
          }: React.SyntheticEvent<HTMLImageElement>) =>
            setRatio(naturalHeight > 0 ? naturalWidth / naturalHeight : null)
          }
          sx={{ position: "absolute", maxWidth: "none", userSelect: "none" }}
          // In `sx` every small movement would make a class of its own.
          style={{
            width: `${100 / crop.width}%`,
            height: `${100 / crop.height}%`,
            left: `${(-100 * crop.x) / crop.width}%`,
            top: `${(-100 * crop.y) / crop.height}%`,
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {texts.lead}
      </Typography>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "repeat(3, 1fr)" } }}>
        <Along
          label={texts.zoom}
          value={framing.zoom}
          from={1}
          to={mostZoom}
          onChange={(zoom) => frame({ ...framing, zoom })}
        />
        <Along
          label={texts.across}
          value={framing.across}
          disabled={crop.width > 0.999}
          onChange={(across) => frame({ ...framing, across })}
        />
        <Along
          label={texts.down}
          value={framing.down}
          disabled={crop.height > 0.999}
          onChange={(down) => frame({ ...framing, down })}
        />
      </Box>
      {framing !== middle && (
        <Button size="small" color="inherit" onClick={() => frame(middle)} sx={{ alignSelf: "start" }}>
          {texts.whole}
        </Button>
      )}
    </Stack>
  );
}

interface AlongProps {
  readonly label: string;
  readonly value: number;
  readonly from?: number;
  readonly to?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** Shows a slider for a number, moved by pointer or arrow keys. */
function Along({ label, value, from = 0, to = 1, disabled = false, onChange }: AlongProps) {
  const id = useId();
  return (
    <Box>
      <Typography component="label" variant="body2" htmlFor={id} sx={{ display: "block" }}>
        {label}
      </Typography>
      <Box
        component="input"
        type="range"
        id={id}
        min={from}
        max={to}
        step={(to - from) / 50}
        value={value}
        disabled={disabled}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(Number(target.value))}
        sx={(theme) => ({
          width: 1,
          m: 0,
          minHeight: { xs: 40, sm: 24 },
          accentColor: theme.vars.palette.primary.main,
        })}
      />
    </Box>
  );
}
