import {
  asksForAuthor,
  longestAuthor,
  longestPictureName,
  pictureKindLabels,
  pictureLicenceLabels,
} from "@travesia/api/content/picture/picture.rules";
import type { OpenAct } from "../../../base/acts/record-acts.tsx";
import type { PictureKind } from "../../../graphql/schema.generated.ts";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { libraryFields } from "./library.form.ts";
import type { LibraryPictureFragment } from "./library.generated.ts";
import { libraryTexts } from "./library.texts.ts";
import { NewPicture } from "./NewPicture.tsx";

interface LibraryPictureDialogProps {
  /** Picture being edited; null for a new picture. */
  readonly picture: LibraryPictureFragment | null;
  /** Kind preselected for a new picture. */
  readonly kind?: PictureKind | undefined;
  readonly named?: string | undefined;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Runs a mutation while the dialog stays open. */
  readonly perform: OpenAct<never>["performHere"];
  readonly onSave: SaveOf<typeof libraryFields>;
  readonly onClose: () => void;
}

const licences = Object.entries(pictureLicenceLabels).map(([value, label]) => ({ value, label }));

/** Adds a picture to the library, or edits the description of a picture. */
export function LibraryPictureDialog({
  picture,
  kind,
  named,
  perform,
  onSave,
  ...dialog
}: LibraryPictureDialogProps) {
  const { control, setError, submit, watch } = useFields(libraryFields, {
    record: picture,
    begun: {
      ...libraryFields.empty,
      kind: kind ?? libraryFields.empty.kind,
      name: named?.slice(0, longestPictureName) ?? "",
    },
    save: (filled, opened) => {
      const { file, address } = filled.values.picture;
      if (opened !== null || file || address) return onSave(filled, opened);
      setError("picture", { message: "No se ha recibido ninguna imagen." });
      return Promise.resolve([]);
    },
  });
  const mustCredit = asksForAuthor(watch("licence"));
  return (
    <FormDialog
      open
      title={picture ? "Editar imagen" : "Agregar imagen"}
      lead={libraryTexts.hotels}
      submit={picture ? "Guardar imagen" : "Agregar imagen"}
      {...dialog}
      onSubmit={submit}
    >
      {!picture && <NewPicture control={control} setError={setError} busy={dialog.busy} perform={perform} />}
      <SelectField
        control={control}
        name="kind"
        label="Qué muestra"
        options={(["hotel", "lugar"] as const).map((value) => ({ value, label: pictureKindLabels[value] }))}
      />
      <TextField
        control={control}
        name="name"
        label="Nombre del hotel o del lugar"
        required
        maxLength={longestPictureName}
        rules={libraryFields.rules.name}
      />
      <SelectField
        control={control}
        name="licence"
        label={libraryTexts.licence}
        required
        rules={libraryFields.rules.licence}
        options={licences}
      />
      <TextField
        control={control}
        name="author"
        label="Autor"
        required={mustCredit}
        hint={mustCredit && libraryTexts.credit}
        maxLength={longestAuthor}
        rules={libraryFields.rules.author}
      />
    </FormDialog>
  );
}
