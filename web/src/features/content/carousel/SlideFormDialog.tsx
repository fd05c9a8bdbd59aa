import Stack from "@mui/material/Stack";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { FormPreview } from "../../../ui/form/FormPreview.tsx";
import { usePackageOptionsQuery } from "../../catalog/catalog.generated.ts";
import { destinationOptions } from "../../catalog/package.filters.ts";
import type { SlideFragment } from "../content.generated.ts";
import { slideFields } from "./slide.form.ts";
import { SlidePreview } from "./SlidePreview.tsx";
import { SlideFields } from "./SlideFields.tsx";
import { type SaveOf, useFields } from "../../../base/saving/useFields.ts";

interface SlideFormDialogProps {
  /** Slide being edited; null for a new slide. */
  readonly record: SlideFragment | null;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSave: SaveOf<typeof slideFields>;
  readonly onClose: () => void;
}

/** Creates or edits a slide. */
export function SlideFormDialog({ record, busy, failure, onSave, onClose }: SlideFormDialogProps) {
  const options = usePackageOptionsQuery();
  const destinations = options.data?.packageDestinations.map(({ destino }) => destino) ?? [];
  const { control, submit } = useFields(slideFields, { record, save: onSave });
  return (
    <FormDialog
      open
      maxWidth="md"
      title={record ? "Editar imagen" : "Cargar imagen"}
      submit={record ? "Guardar imagen" : "Cargar imagen"}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormPreview from="md" width={400} preview={<SlidePreview control={control} />}>
        <Stack sx={{ gap: 4 }}>
          <SlideFields
            control={control}
            destinations={destinationOptions(destinations, record?.destino || undefined)}
          />
        </Stack>
      </FormPreview>
    </FormDialog>
  );
}
