import { addedStyle } from "./added-style.tsx";
import { CardStyle } from "./CardStyle.tsx";
import { packageStyle } from "./package.ts";

/** Adds the styles of a package's page and of its parts to the document, once. */
export const PackageStyle = addedStyle("package", packageStyle, CardStyle);
