import type { Tone } from "@travesia/api/look";
import { fieldsOf, flag, text, textOrNull } from "../../../ui/form/fields.ts";
import type { KeptPopupFragment } from "../content.generated.ts";
import { picture } from "../picture.field.ts";

/** Form fields of a popup. */
export const popupFields = fieldsOf<KeptPopupFragment>()({
  title: text(),
  content: text({ required: "El contenido es obligatorio" }),
  boton: text({}, "Ver más"),
  link: textOrNull(),
  picture: picture("image"),
  isActive: flag(true),
  startsOn: textOrNull(),
  endsOn: textOrNull(),
});

/** Returns a text that states whether visitors see a popup on a day. */
export function popupStatus(
  { isActive, startsOn, endsOn }: Pick<KeptPopupFragment, "isActive" | "startsOn" | "endsOn">,
  today: string,
): { readonly label: string; readonly tone: Tone } {
  if (!isActive) return { label: "Inactivo", tone: "neutral" };
  if (endsOn && endsOn < today) return { label: "Terminó", tone: "neutral" };
  if (startsOn && startsOn > today) return { label: "Programado", tone: "sun" };
  return { label: "Activo", tone: "leaf" };
}
