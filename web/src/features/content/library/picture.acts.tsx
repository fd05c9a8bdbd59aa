import { announced } from "../../../base/saving/useSaving.ts";
import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import type { PictureKind } from "../../../graphql/schema.generated.ts";
import {
  AgencyPictureAddDocument,
  AgencyPictureRemoveDocument,
  AgencyPictureUpdateDocument,
  type LibraryPictureFragment,
} from "./library.generated.ts";
import { libraryTexts as texts } from "./library.texts.ts";
import { LibraryPictureDialog } from "./LibraryPictureDialog.tsx";

const act = recordAct<LibraryPictureFragment>();

/** Queries that show the library. */
export const libraryReads = ["AgencyPictures"];

/** Acts on a picture of the library. */
export const pictureActs = {
  edit: act({
    label: "Editar",
    mutation: AgencyPictureUpdateDocument,
    done: announced(texts.updated),
    Dialog: ({ record, frame, fresh, performHere, send }) => (
      <LibraryPictureDialog
        key={fresh}
        picture={record}
        {...frame}
        perform={performHere}
        onSave={({ input }, opened) =>
          send((version = (opened ?? record).version) => ({ input: { ...input, version } }))
        }
      />
    ),
  }),
  remove: act({
    label: "Quitar",
    mutation: AgencyPictureRemoveDocument,
    done: announced(texts.removed),
    color: "error",
    Dialog: confirming(({ name }) => ({
      title: "Quitar imagen",
      confirm: "Quitar imagen",
      destructive: true,
      children: `«${name}»: ${texts.removing}`,
    })),
  }),
} satisfies Record<string, RecordAct<LibraryPictureFragment>>;

/** Initial values of a picture that does not exist yet. */
interface NewLibraryPicture {
  readonly id: string;
  readonly kind: PictureKind | undefined;
  readonly named: string | undefined;
}

/** Acts on the library. */
export const libraryActs = {
  add: recordAct<NewLibraryPicture>()({
    label: "Agregar imagen",
    mutation: AgencyPictureAddDocument,
    of: () => ({}),
    done: announced(texts.added),
    Dialog: ({ record: { kind, named }, frame, performHere, send }) => (
      <LibraryPictureDialog
        picture={null}
        kind={kind}
        named={named}
        {...frame}
        perform={performHere}
        onSave={({ input, values: { picture, crop } }) =>
          send({
            input: { ...input, crop, ...(!picture.file && { address: picture.address }) },
            file: picture.file,
          })
        }
      />
    ),
  }),
};
