import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import type { Picture } from "../../../../base/document-scan/picture.ts";
import { readingTexts } from "./reading.texts.ts";

/** Width from which the letters of a line are legible, in pixels; a narrower screen scrolls it. */
const LEGIBLE = 560;

/** Shows the part of the photograph that was read, to be compared with the read values. */
export function CutPicture({ picture }: { readonly picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, data } = picture;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const image = context.createImageData(width, height);
    image.data.fill(255);
    for (let at = 0; at < data.length; at += 1) image.data.fill(data[at]!, at * 4, at * 4 + 3);
    context.putImageData(image, 0, 0);
  }, [width, height, data]);
  const isLine = width > height * 4;
  return (
    <Box
      // A scrollable line is a stop of the keyboard.
      {...(isLine && { tabIndex: 0, role: "group", "aria-label": readingTexts.picture })}
      sx={{ overflowX: "auto", borderRadius: 1 }}
    >
      <Box
        component="canvas"
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={readingTexts.picture}
        sx={{
          display: "block",
          width: "100%",
          height: "auto",
          ...(isLine ? { minWidth: LEGIBLE } : { maxHeight: 260, objectFit: "contain" }),
        }}
      />
    </Box>
  );
}
