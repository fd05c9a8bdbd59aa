import { style } from "./style.ts";

/** Adds the styles of all parts of public pages to the document, once. */
export const PageStyle = () => (
  <style href="travesia-pages" precedence="pages">
    {style}
  </style>
);
