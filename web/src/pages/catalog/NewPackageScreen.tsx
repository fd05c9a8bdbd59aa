import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { failureText, fieldFailures } from "../../app/failure/failures.ts";
import { useFailureToast } from "../../app/failure/useFailureToast.ts";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../ui/form/usePageForm.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { useToasts } from "../../ui/toasts.tsx";
import { usePackageCreateMutation } from "../../features/catalog/catalog.generated.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { catalogTexts } from "../../features/catalog/catalog.texts.ts";
import { emptyPackage, inputOf, type PackageForm } from "../../features/catalog/panel/package.form.ts";
import { PackageFields } from "../../features/catalog/panel/PackageFields.tsx";
import { packageReads } from "../../features/catalog/panel/usePackageActions.ts";

/** Adds a package to the catalogue; what was typed stays when it is refused. */
export function NewPackageScreen() {
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm<PackageForm>({
    defaultValues: emptyPackage,
  });
  const [create, { loading }] = usePackageCreateMutation({ refetchQueries: packageReads });
  const submit = handleSubmit(async (form) => {
    setFailure(null);
    try {
      await create({ variables: { input: inputOf(form), files: form.files } });
      toasts.success(catalogTexts.created);
      await navigate(catalogPaths.panel.to());
    } catch (error) {
      setFailure(failureText(error, "createPackage"));
      for (const { field, message } of fieldFailures(error))
        if (field in form) setError(field as keyof PackageForm, { message });
      tellFailure(error, "createPackage");
    }
  });
  const sent = usePageForm(formState, submit, failure);
  return (
    <>
      <PageHeader title={catalogTexts.create} />
      <Card
        component="form"
        ref={sent.form}
        noValidate
        onSubmit={sent.onSubmit}
        sx={{ p: { xs: 4, md: 6 }, maxWidth: 860 }}
      >
        <Stack sx={{ gap: 5 }}>
          <FormFailure failure={failure} waits={sent.waits} />
          <PackageFields control={control} heading="h2" />
          <Stack direction="row" sx={{ gap: 3, justifyContent: "flex-end" }}>
            <Button color="inherit" href={catalogPaths.panel.to()}>
              Cancelar
            </Button>
            <Button type="submit" variant="contained" color="secondary" loading={loading}>
              Crear paquete
            </Button>
          </Stack>
        </Stack>
      </Card>
    </>
  );
}
