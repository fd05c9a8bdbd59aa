import { PartStyle } from "./PartStyle.tsx";
import { PictureStyle } from "./PictureStyle.tsx";
import { packageStyle } from "./package.ts";

/** Adds the styles of a package's page and of its parts to the document, once. */
export const PackageStyle = () => (
  <>
    <PartStyle />
    <PictureStyle />
    <style href="travesia-package" precedence="parts">
      {packageStyle}
    </style>
  </>
);
