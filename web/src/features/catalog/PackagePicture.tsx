import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { srcSetOf } from "@travesia/api/picture-widths";
import { useState } from "react";
import { DottedArc } from "../../ui/passage/DottedArc.tsx";

interface PackagePictureProps {
  readonly address: string | undefined;
  readonly alt: string;
  /** Displayed width, for the `sizes` attribute of an image. */
  readonly sizes: string;
  /** True for the first picture of a page, which is loaded immediately. */
  readonly eager?: boolean;
  readonly sx?: SxProps<Theme>;
}

/** Shows a picture in the shape of its frame; the dotted arc if it is missing or cannot be loaded. */
export function PackagePicture({ address, alt, sizes, eager = false, sx }: PackagePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = {
    display: "block",
    width: "100%",
    aspectRatio: "16 / 10",
    backgroundColor: "tones.sea.soft",
    ...sx,
  };
  if (!address || broken === address) {
    return (
      <Box
        sx={{ ...frame, display: "grid", placeItems: "center" }}
        {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
      >
        <DottedArc width="min(160px, 70%)" />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={address}
      srcSet={srcSetOf(address)}
      sizes={sizes}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setBroken(address)}
      sx={{ ...frame, objectFit: "cover" }}
    />
  );
}
