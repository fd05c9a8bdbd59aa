import { useForm } from "react-hook-form";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { destinationOptions } from "../../catalog/package.filters.ts";
import type { SlideForm } from "./slide.form.ts";
import { SlideFields } from "./SlideFields.tsx";
import type { Wrong } from "../../../app/saving/useSaving.ts";

interface SlideFormDialogProps {
  readonly initial: SlideForm;
  readonly existing: boolean;
  /** Destinations of the catalogue. */
  readonly destinations: readonly string[];
  readonly busy: boolean;
  readonly failure: string | null;
  /** Answers what is wrong with which field, or null when it was saved. */
  readonly onSave: (form: SlideForm) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Writes a slide, new or again. */
export function SlideFormDialog({
  initial,
  existing,
  destinations,
  busy,
  failure,
  onSave,
  onClose,
}: SlideFormDialogProps) {
  const { control, handleSubmit, setError } = useForm<SlideForm>({ defaultValues: initial });
  const submit = handleSubmit(async (form) => {
    for (const { field, message } of (await onSave(form)) ?? []) {
      const name = field === "imageUrl" ? "picture" : field;
      if (name in form) setError(name as keyof SlideForm, { message });
    }
  });
  return (
    <FormDialog
      open
      title={existing ? "Editar imagen" : "Cargar imagen"}
      submit={existing ? "Guardar imagen" : "Cargar imagen"}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <SlideFields
        control={control}
        destinations={destinationOptions(destinations, initial.destino || undefined)}
      />
    </FormDialog>
  );
}
