import Box from "@mui/material/Box";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import type { VideoKind } from "../../../graphql/schema.generated.ts";
import { sends } from "../../../ui/form/submit.ts";
import { useVideoAddMutation } from "../content.generated.ts";
import { contentTexts } from "../content.texts.ts";
import { videoReads } from "./video.acts.tsx";
import { newVideoFields } from "./video.form.ts";
import { VideoUrlField } from "./VideoUrlField.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";

interface VideoAddFormProps {
  readonly title: string;
  /** Label of the button: `Subir Video`. */
  readonly submit: string;
  readonly kind: VideoKind;
}

/** Adds a video by its address. The typed text stays after a refusal. */
export function VideoAddForm({ title, submit, kind }: VideoAddFormProps) {
  const { busy, failure, perform } = useSaving({ failing: "saveVideo" });
  const [create] = useVideoAddMutation({ refetchQueries: videoReads, awaitRefetchQueries: true });
  const {
    control,
    submit: add,
    reset,
  } = useFields(newVideoFields, {
    record: null,
    save: async ({ input }) => {
      const wrong = await perform(() => create({ variables: { kind, input } }), contentTexts.videoSaved);
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
