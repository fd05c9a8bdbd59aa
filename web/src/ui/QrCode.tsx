import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { light } from "@travesia/api/look";
import { useEffect, useState } from "react";
import { qrPath } from "./qr.path.ts";

interface QrCodeProps {
  /** Text encoded in the QR code. */
  readonly text: string;
  /** Name of the QR code, for screen readers: `Código QR para pagar`. */
  readonly label: string;
  /** Side length in px. */
  readonly size?: number;
}

/** Shows a QR code, dark on light in both themes so that cameras can read it. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const [code, setCode] = useState<{
    readonly text: string;
    readonly d: string;
    readonly side: number;
  } | null>(null);
  useEffect(() => {
    let shown = true;
    void qrPath(text).then((drawn) => shown && setCode({ text, ...drawn }));
    return () => {
      shown = false;
    };
  }, [text]);
  if (code?.text !== text)
    return <Skeleton variant="rounded" width={size} height={size} aria-label={label} />;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
      sx={{
        width: size,
        height: size,
        display: "block",
        borderRadius: 1,
        backgroundColor: light.paper,
        color: light.ink,
      }}
    >
      <path d={code.d} fill="currentColor" />
    </Box>
  );
}
