import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { useState } from "react";
import { DottedArc } from "../../../ui/passage/DottedArc.tsx";

interface RafflePictureProps {
  readonly address: string | null | undefined;
  readonly sx?: SxProps<Theme>;
}

/**
 * Shows the picture of a prize, or the dotted arc without a picture. It is decorative: the prize is also
 * named in words.
 */
export function RafflePicture({ address, sx }: RafflePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = {
    display: "block",
    width: "100%",
    height: "100%",
    minHeight: 180,
    backgroundColor: "tones.sea.soft",
    ...sx,
  };
  if (!address || broken === address) {
    return (
      <Box sx={{ ...frame, display: "grid", placeItems: "center" }}>
        <DottedArc width="60%" height={40} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={address}
      alt=""
      onError={() => setBroken(address)}
      sx={{ ...frame, objectFit: "cover" }}
    />
  );
}
