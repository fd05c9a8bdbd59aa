import { longestPictureName } from "@travesia/api/content/picture/picture.rules";
import { useController } from "react-hook-form";
import type { PictureKind } from "../../../graphql/schema.generated.ts";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { PictureField } from "../PictureField.tsx";
import { libraryFields } from "./library.form.ts";
import type { LibraryPictureFragment } from "./library.generated.ts";
import { libraryTexts, pictureKindLabels } from "./library.texts.ts";

interface LibraryPictureDialogProps {
  /** Null for a new one. */
  readonly picture: LibraryPictureFragment | null;
  /** Kind preselected for a new picture. */
  readonly kind?: PictureKind | undefined;
  readonly named?: string | undefined;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: SaveOf<typeof libraryFields>;
  readonly onClose: () => void;
}

/** Adds a picture to the library, or says anew what one shows. */
export function LibraryPictureDialog({ picture, kind, named, onSave, ...dialog }: LibraryPictureDialogProps) {
  const { control, setError, submit } = useFields(libraryFields, {
    record: picture,
    begun: {
      ...libraryFields.empty,
      kind: kind ?? libraryFields.empty.kind,
      name: named?.slice(0, longestPictureName) ?? "",
    },
    save: (filled, opened) => {
      if (opened !== null || filled.values.picture.file) return onSave(filled, opened);
      setError("picture", { message: "No se ha recibido ninguna imagen." });
      return Promise.resolve([]);
    },
  });
  const { field, fieldState } = useController({ control, name: "picture" });
  return (
    <FormDialog
      open
      title={picture ? "Editar imagen" : "Agregar imagen"}
      lead={libraryTexts.hotels}
      submit={picture ? "Guardar imagen" : "Agregar imagen"}
      {...dialog}
      onSubmit={submit}
    >
      {!picture && (
        <PictureField
          label="Elegir imagen"
          value={field.value}
          error={fieldState.error?.message}
          onChange={(value) => field.onChange(value)}
        />
      )}
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
    </FormDialog>
  );
}
