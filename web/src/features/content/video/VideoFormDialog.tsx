import { useController, useForm } from "react-hook-form";
import type { Wrong } from "../../../app/saving/useSaving.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { PictureField } from "../PictureField.tsx";
import type { VideoEdit } from "./video.form.ts";
import { VideoUrlField } from "./VideoUrlField.tsx";

interface VideoFormDialogProps {
  readonly initial: VideoEdit;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Answers what is wrong with which field, or null when it was saved. */
  readonly onSave: (form: VideoEdit) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Writes a video again: its address, its title and its cover. */
export function VideoFormDialog({ initial, busy, failure, onSave, onClose }: VideoFormDialogProps) {
  const { control, handleSubmit, setError } = useForm<VideoEdit>({ defaultValues: initial });
  const { field: cover, fieldState } = useController({ control, name: "picture" });
  const submit = handleSubmit(async (form) => {
    for (const { field, message } of (await onSave(form)) ?? []) {
      const name = field === "image" ? "picture" : field;
      if (name in form) setError(name as keyof VideoEdit, { message });
    }
  });
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
