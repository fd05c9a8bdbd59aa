import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { pictureContent } from "@travesia/api/page-content";
import { Picture } from "@travesia/pages/picture/Picture.tsx";
import { PictureStyle } from "@travesia/pages/style/PictureStyle.tsx";

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
export const PackagePicture = ({ address, alt, sizes, eager = false, sx }: PackagePictureProps) => (
  <>
    <PictureStyle />
    <Box
      component={Picture}
      picture={address ? pictureContent(address) : null}
      alt={alt}
      sizes={sizes}
      loading={eager ? "eager" : "lazy"}
      sx={sx}
    />
  </>
);
