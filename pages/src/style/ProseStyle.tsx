import { proseStyle } from "./prose.ts";

/** Adds the styles of published texts to the document, once. */
export const ProseStyle = () => (
  <style href="travesia-prose" precedence="parts">
    {proseStyle}
  </style>
);
