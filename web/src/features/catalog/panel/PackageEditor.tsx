import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../../ui/form/usePageForm.ts";
import type { PackageWholeFragment } from "../catalog.generated.ts";
import { formOf, type PackageForm } from "./package.form.ts";
import { PackageFields } from "./PackageFields.tsx";

interface PackageEditorProps {
  readonly pack: PackageWholeFragment;
  readonly busy: boolean;
  readonly failure: string | null;
  /** Answers what is wrong with which field, or null when it was saved. */
  readonly onSave: (
    opened: PackageWholeFragment,
    form: PackageForm,
  ) => Promise<readonly { readonly field: string; readonly message: string }[] | null>;
  readonly onCancel: () => void;
}

/** A package of the panel while it is edited, in its place in the list. */
export function PackageEditor({ pack, busy, failure, onSave, onCancel }: PackageEditorProps) {
  const [opened] = useState(pack);
  const { control, handleSubmit, setError, formState } = useForm<PackageForm>({
    defaultValues: formOf(opened),
  });
  const submit = handleSubmit(async (form) => {
    for (const { field, message } of (await onSave(opened, form)) ?? [])
      if (field in form) setError(field as keyof PackageForm, { message });
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
        <PackageFields control={control} heading="h3" />
        <Stack direction="row" sx={{ gap: 3, justifyContent: "flex-end" }}>
          <Button color="inherit" disabled={busy} onClick={onCancel}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            Guardar
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
