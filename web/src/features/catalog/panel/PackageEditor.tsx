import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import type { PackageWholeFragment } from "../catalog.generated.ts";
import type { PictureLibrary } from "./ImagesField.tsx";
import { packageFields } from "./package.form.ts";
import { PackageFields } from "./PackageFields.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface PackageEditorProps {
  readonly pack: PackageWholeFragment;
  readonly Library: PictureLibrary;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: SaveOf<typeof packageFields>;
  readonly onCancel: () => void;
}

/** Shows the edit form of a package in its place in the list. */
export function PackageEditor({ pack, Library, busy, failure, onSave, onCancel }: PackageEditorProps) {
  const { control, submit, formState } = useFields(packageFields, { record: pack, save: onSave });
  const sent = usePageForm(formState, submit, failure);
  return (
    <Card
      component="form"
      ref={sent.form}
      noValidate
      aria-label={`Editar ${pack.title}`}
      onSubmit={sent.onSubmit}
      sx={{ p: { xs: 4, md: 5 } }}
    >
      <Stack sx={{ gap: 4 }}>
        <Typography variant="h5" component="h2">
          Editar {pack.title}
        </Typography>
        <FormFailure failure={failure} waits={sent.waits} />
        <PackageFields control={control} heading="h3" Library={Library} />
        <Stack direction="row" sx={{ gap: 3, justifyContent: "flex-end" }}>
          <Button color="inherit" disabled={busy} onClick={onCancel}>
            Cancelar
          </Button>
          <ActButton type="submit" variant="contained" loading={busy}>
            Guardar
          </ActButton>
        </Stack>
      </Stack>
    </Card>
  );
}
