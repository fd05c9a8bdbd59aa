import { useController } from "react-hook-form";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { PictureField } from "../PictureField.tsx";
import type { VideoCardFragment } from "../content.generated.ts";
import { videoFields } from "./video.form.ts";
import { VideoUrlField } from "./VideoUrlField.tsx";

interface VideoFormDialogProps {
  readonly record: VideoCardFragment | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: SaveOf<typeof videoFields>;
  readonly onClose: () => void;
}

/** Edits a video: its address, title and cover. */
export function VideoFormDialog({ record, busy, failure, onSave, onClose }: VideoFormDialogProps) {
  const { control, submit } = useFields(videoFields, { record, save: onSave });
  const { field: cover, fieldState } = useController({ control, name: "picture" });
  return (
    <FormDialog
      open
      title="Editar video"
      submit="Guardar video"
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <VideoUrlField control={control} name="url" />
      <TextField control={control} name="title" label="Título" maxLength={150} />
      <PictureField
        label="Elegir portada"
        value={cover.value}
        error={fieldState.error?.message}
        optional
        onChange={(value) => cover.onChange(value)}
      />
    </FormDialog>
  );
}
