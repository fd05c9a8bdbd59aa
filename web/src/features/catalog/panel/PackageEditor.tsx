import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { seenAt } from "../../../base/saving/SeeOnPage.tsx";
import { overOpened, useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { FormPreview } from "../../../ui/form/FormPreview.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import { type PackageWholeFragment, usePackageUpdateMutation } from "../catalog.generated.ts";
import { catalogPaths } from "../catalog.paths.ts";
import { catalogTexts } from "../catalog.texts.ts";
import type { PictureLibrary } from "./ImagesField.tsx";
import { packageFields } from "./package.form.ts";
import { PackageFields } from "./PackageFields.tsx";
import { PackagePreview } from "./PackagePreview.tsx";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";

interface PackageEditorProps {
  readonly pack: PackageWholeFragment;
  readonly Library: PictureLibrary;
  readonly onClose: () => void;
}

/** Shows the edit form of a package in its place in the list. */
export function PackageEditor({ pack, Library, onClose }: PackageEditorProps) {
  const { busy, failure, fresh, perform } = useSaving({ failing: "updatePackage" });
  const [update] = usePackageUpdateMutation();
  const { control, submit, formState } = useFields(packageFields, {
    record: pack,
    fresh,
    save: async (filled, { id, version }) => {
      const { files } = filled.values;
      const act = overOpened(filled, version, (input) => update({ variables: { id, input, files } }));
      const wrong = await perform(act, seenAt(catalogTexts.updated, catalogPaths.detail.to({ id })));
      if (!wrong) onClose();
      return wrong;
    },
  });
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
        <FormPreview preview={<PackagePreview control={control} />}>
          <PackageFields control={control} heading="h3" Library={Library} />
        </FormPreview>
        <Stack direction="row" sx={{ gap: 3, justifyContent: "flex-end" }}>
          <Button color="inherit" disabled={busy} onClick={onClose}>
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
