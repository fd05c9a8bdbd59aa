import { fieldsOf, text, type ValuesOf } from "../../../ui/form/fields.ts";
import type { SlideFragment } from "../content.generated.ts";
import { picture } from "../picture.field.ts";

/** Form fields of a slide. */
export const slideFields = fieldsOf<SlideFragment>()({
  title: text(),
  description: text(),
  destino: text(),
  picture: picture("imageUrl", {
    wrong: ({ address, file }) => ((address ?? file) === null ? "No se ha recibido ninguna imagen." : null),
  }),
});
export type SlideForm = ValuesOf<typeof slideFields>;
