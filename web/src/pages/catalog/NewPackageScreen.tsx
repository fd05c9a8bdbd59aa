import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useNavigate } from "react-router-dom";
import { seenAt } from "../../base/saving/SeeOnPage.tsx";
import { useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { FormPreview } from "../../ui/form/FormPreview.tsx";
import { usePageForm } from "../../ui/form/usePageForm.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import {
  type PackageCreateMutation,
  usePackageCreateMutation,
} from "../../features/catalog/catalog.generated.ts";
import { catalogPaths } from "../../features/catalog/catalog.paths.ts";
import { catalogTexts } from "../../features/catalog/catalog.texts.ts";
import { packageFields } from "../../features/catalog/panel/package.form.ts";
import { PackageFields } from "../../features/catalog/panel/PackageFields.tsx";
import { PackagePreview } from "../../features/catalog/panel/PackagePreview.tsx";
import { packageReads } from "../../features/catalog/panel/package.acts.tsx";
import { LibraryDialog } from "../../features/content/library/LibraryDialog.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/** Seconds that the specified message about a new package stays. */
const CREATED_SECONDS = 3;

/** Returns the message of a package that was created, with the way to its page. */
const createdOf = ({ data }: { readonly data?: PackageCreateMutation | null | undefined }) =>
  data
    ? seenAt(catalogTexts.created, catalogPaths.detail.to({ id: data.createPackage.id }), CREATED_SECONDS)
    : catalogTexts.created;

/** Adds a package to the catalogue. A refusal keeps the typed text. */
export function NewPackageScreen() {
  const navigate = useNavigate();
  const { busy, failure, perform } = useSaving();
  const [create] = usePackageCreateMutation({ refetchQueries: packageReads });
  const { control, submit, formState } = useFields(packageFields, {
    record: null,
    save: async ({ input, values: { files } }) => {
      const act = () => create({ variables: { input, files } });
      const wrong = await perform(act, createdOf, "createPackage");
      if (!wrong) await navigate(catalogPaths.panel.to());
      return wrong;
    },
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
        sx={{ p: { xs: 4, md: 6 }, maxWidth: 1240 }}
      >
        <Stack sx={{ gap: 5 }}>
          <FormFailure failure={failure} waits={sent.waits} />
          <FormPreview preview={<PackagePreview control={control} />}>
            <PackageFields control={control} heading="h2" Library={LibraryDialog} />
          </FormPreview>
          <Stack direction="row" sx={{ gap: 3, justifyContent: "flex-end" }}>
            <Button color="inherit" href={catalogPaths.panel.to()}>
              Cancelar
            </Button>
            <ActButton type="submit" variant="contained" color="secondary" loading={busy}>
              Crear paquete
            </ActButton>
          </Stack>
        </Stack>
      </Card>
    </>
  );
}
