import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { inputOver } from "../../../base/saving/useFields.ts";
import {
  CarouselOrderDocument,
  SlideAddDocument,
  type SlideFragment,
  SlideRemoveDocument,
  SlideUpdateDocument,
} from "../content.generated.ts";
import type { OrderedList } from "../moved.ts";
import { SlideFormDialog } from "./SlideFormDialog.tsx";

const act = recordAct<SlideFragment, "row">();

/** Actions on a slide, in the order of its buttons. */
export const slideActs = {
  edit: act({
    label: "Editar",
    mutation: SlideUpdateDocument,
    done: "Imagen actualizada",
    places: ["row"],
    Dialog: ({ record, frame, fresh, send }) => (
      <SlideFormDialog
        key={fresh}
        slide={record}
        {...frame}
        onSave={(filled, opened) =>
          send((version) => ({
            input: inputOver(filled, (opened ?? record).version, version),
            file: filled.values.picture.file,
          }))
        }
      />
    ),
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

/** Actions on the carousel. */
export const carouselActs = {
  add: listAct({
    label: "Cargar imagen",
    mutation: SlideAddDocument,
    of: () => ({}),
    done: "Imagen cargada con éxito",
    Dialog: ({ frame, send }) => (
      <SlideFormDialog
        slide={null}
        {...frame}
        onSave={({ input, values: { picture } }) => send({ input, file: picture.file })}
      />
    ),
  }),
  order: listAct({
    label: "Ordenar",
    mutation: CarouselOrderDocument,
    of: ({ ids }: OrderedList) => ({ ids }),
    done: "Orden guardado",
  }),
};
