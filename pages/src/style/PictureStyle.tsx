import { pictureStyle } from "./picture.ts";

/** Adds the styles of pictures to the document, once. */
export const PictureStyle = () => (
  <style href="travesia-picture" precedence="parts">
    {pictureStyle}
  </style>
);
