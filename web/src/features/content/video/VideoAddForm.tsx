import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useForm } from "react-hook-form";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { Wrong } from "../../../app/saving/useSaving.ts";
import { sends } from "../../../ui/form/submit.ts";
import type { VideoForm } from "./video.form.ts";
import { VideoUrlField } from "./VideoUrlField.tsx";

interface VideoAddFormProps {
  readonly title: string;
  /** `Subir Video`. */
  readonly submit: string;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Answers what is wrong with which field, or null when it was saved. */
  readonly onAdd: (form: VideoForm) => Promise<Wrong | null>;
}

const empty: VideoForm = { url: "", title: "" };

/** Adds a video by its address; what was typed stays when it is refused. */
export function VideoAddForm({ title, submit, busy, failure, onAdd }: VideoAddFormProps) {
  const { control, handleSubmit, setError, reset } = useForm<VideoForm>({ defaultValues: empty });
  const add = handleSubmit(async (form) => {
    const wrong = await onAdd(form);
    if (!wrong) return reset(empty);
    for (const { field, message } of wrong)
      if (field in form) setError(field as keyof VideoForm, { message });
  });
  return (
    <Section title={title}>
      <Box
        component="form"
        noValidate
        onSubmit={sends(add)}
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { xs: "1fr", md: "2fr 1fr auto" },
          alignItems: "start",
          pt: 2,
        }}
      >
        {failure && (
          <Alert severity="error" sx={{ gridColumn: "1 / -1" }}>
            {failure}
          </Alert>
        )}
        <VideoUrlField control={control} name="url" />
        <TextField control={control} name="title" label="Título" maxLength={150} />
        <Button type="submit" variant="contained" color="secondary" loading={busy} sx={{ height: 40 }}>
          {submit}
        </Button>
      </Box>
    </Section>
  );
}
