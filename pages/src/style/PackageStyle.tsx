import { addedStyle } from "./added-style.tsx";
import { packageStyle } from "./package.ts";
import { PartStyle } from "./PartStyle.tsx";
import { PictureStyle } from "./PictureStyle.tsx";

/** Adds the styles of a package's page and of its parts to the document, once. */
export const PackageStyle = addedStyle("package", packageStyle, PartStyle, PictureStyle);
