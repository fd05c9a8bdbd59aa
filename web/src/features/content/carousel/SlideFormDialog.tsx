import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { usePackageOptionsQuery } from "../../catalog/catalog.generated.ts";
import { destinationOptions } from "../../catalog/package.filters.ts";
import type { SlideFragment } from "../content.generated.ts";
import { slideFields } from "./slide.form.ts";
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
      title={record ? "Editar imagen" : "Cargar imagen"}
      submit={record ? "Guardar imagen" : "Cargar imagen"}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <SlideFields
        control={control}
        destinations={destinationOptions(destinations, record?.destino || undefined)}
      />
    </FormDialog>
  );
}
