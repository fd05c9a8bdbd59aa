import { partStyle } from "./parts.ts";

/** Adds the styles of the parts to the document, once. */
export const PartStyle = () => (
  <style href="travesia-parts" precedence="parts">
    {partStyle}
  </style>
);
