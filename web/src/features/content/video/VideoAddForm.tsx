import Box from "@mui/material/Box";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Section } from "../../../ui/Section.tsx";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { sends } from "../../../ui/form/submit.ts";
import { newVideoFields } from "./video.form.ts";
import { VideoUrlField } from "./VideoUrlField.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";

interface VideoAddFormProps {
  readonly title: string;
  /** Label of the button: `Subir Video`. */
  readonly submit: string;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onAdd: SaveOf<typeof newVideoFields>;
}

/** Adds a video by its address. The typed text stays after a refusal. */
export function VideoAddForm({ title, submit, busy, failure, onAdd }: VideoAddFormProps) {
  const {
    control,
    submit: add,
    reset,
  } = useFields(newVideoFields, {
    record: null,
    save: async (filled, none) => {
      const wrong = await onAdd(filled, none);
      if (!wrong) reset(newVideoFields.empty);
      return wrong;
    },
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
        <FormFailure failure={failure} sx={{ gridColumn: "1 / -1" }} />
        <VideoUrlField control={control} name="url" />
        <TextField control={control} name="title" label="Título" maxLength={150} />
        <ActButton type="submit" variant="contained" color="secondary" loading={busy} sx={{ height: 40 }}>
          {submit}
        </ActButton>
      </Box>
    </Section>
  );
}
