import { popupDefaults } from "@travesia/api/content/popup/popup.rules";
import { type Control, useWatch } from "react-hook-form";
import type { ValuesOf } from "../../../ui/form/fields.ts";
import { usePictureAddress } from "../usePictureAddress.ts";
import { PopupCard } from "./PopupCard.tsx";
import type { popupFields } from "./popup.form.ts";

/** Shows a popup as visitors will see it with the typed values. */
export function PopupPreview({ control }: { readonly control: Control<ValuesOf<typeof popupFields>> }) {
  const [title, content, boton, picture] = useWatch({
    control,
    name: ["title", "content", "boton", "picture"],
  });
  const image = usePictureAddress(picture);
  return (
    <PopupCard
      popup={{
        title: title.trim() || popupDefaults.title,
        content: content.trim() || "Aquí va lo que quieres anunciar.",
        boton: boton.trim() || popupDefaults.boton,
        image,
        link: null,
      }}
    />
  );
}
