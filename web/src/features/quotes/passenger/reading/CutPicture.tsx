import Box from "@mui/material/Box";
import { useEffect, useRef } from "react";
import type { Picture } from "../../../../base/document-scan/picture.ts";
import { readingTexts } from "./reading.texts.ts";

/** Shows the part of the photograph that was read, to be compared with what was read. */
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
  return (
    <Box
      component="canvas"
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={readingTexts.picture}
      sx={{ width: "100%", height: "auto", maxHeight: 260, objectFit: "contain", borderRadius: 1 }}
    />
  );
}
