import { systemPaths } from "../../../base/failure/system.paths.ts";
import { seenAt } from "../../../base/saving/SeeOnPage.tsx";
import { announced } from "../../../base/saving/useSaving.ts";
import { confirming } from "../../../base/acts/confirming.tsx";
import { creating, editing } from "../../../base/acts/editing.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import {
  CarouselOrderDocument,
  SlideAddDocument,
  type SlideFragment,
  SlideRemoveDocument,
  SlideUpdateDocument,
} from "../content.generated.ts";
import type { OrderedList } from "../moved.ts";
import { fileOf } from "../picture.field.ts";
import { SlideFormDialog } from "./SlideFormDialog.tsx";

const act = recordAct<SlideFragment, "row">();

/** Acts on a slide, in the order of its buttons. */
export const slideActs = {
  edit: act({
    label: "Editar",
    mutation: SlideUpdateDocument,
    done: seenAt("Imagen actualizada", systemPaths.home.to()),
    places: ["row"],
    Dialog: editing(SlideFormDialog, fileOf),
  }),
  remove: act({
    label: "Eliminar",
    mutation: SlideRemoveDocument,
    done: "Imagen eliminada con éxito",
    color: "error",
    places: ["row"],
    Dialog: confirming(({ title }) => ({
      title: "Eliminar imagen",
      confirm: "Eliminar imagen",
      destructive: true,
      children:
        `Los visitantes dejarán de ver ${title ? `«${title}»` : "esta imagen"} en la página de inicio. ` +
        "No se puede deshacer.",
    })),
  }),
} satisfies Record<string, RecordAct<SlideFragment, "row">>;

const listAct = recordAct<OrderedList>();

/** Acts on the carousel. */
export const carouselActs = {
  add: listAct({
    label: "Cargar imagen",
    mutation: SlideAddDocument,
    of: () => ({}),
    done: seenAt("Imagen cargada con éxito", systemPaths.home.to()),
    Dialog: creating(SlideFormDialog, fileOf),
  }),
  order: listAct({
    label: "Ordenar",
    mutation: CarouselOrderDocument,
    of: ({ ids }: OrderedList) => ({ ids }),
    done: announced("Orden guardado"),
  }),
};
