import { videoHosts } from "@travesia/api/content/video/video.rules";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { TextField } from "../../../ui/form/TextField.tsx";
import { videoFields } from "./video.form.ts";

const hosts = Object.keys(videoHosts).slice(0, -1).join(", ");

/** Shows the field for a video's address, which must be complete and belong to a supported hosting site. */
export function VideoUrlField<Form extends FieldValues>({
  control,
  name,
}: {
  readonly control: Control<Form>;
  readonly name: FieldPath<Form>;
}) {
  return (
    <TextField
      control={control}
      name={name}
      label="Dirección del video"
      hint={`De ${hosts} o Cloudinary`}
      required
      rules={videoFields.rules.url}
    />
  );
}
