import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useNavigate } from "react-router-dom";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { usePageForm } from "../../ui/form/usePageForm.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { NewStaffFields } from "../../features/organization/NewStaffFields.tsx";
import { organizationPaths } from "../../features/organization/organization.paths.ts";
import { useCreateStaff } from "../../features/organization/useCreateStaff.ts";
import { userTexts } from "../../features/organization/user.texts.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/** Shows the form of a new staff account on a separate page. */
export function StaffCreateScreen() {
  const navigate = useNavigate();
  const { form, failure, busy, onSubmit } = useCreateStaff(() => void navigate(organizationPaths.users.to()));
  const sent = usePageForm(form.formState, onSubmit, failure);
  return (
    <>
      <PageHeader title={userTexts.createStaff} subtitle={userTexts.invitation} />
      <Card
        component="form"
        ref={sent.form}
        noValidate
        onSubmit={sent.onSubmit}
        sx={{ p: { xs: 4, md: 6 }, maxWidth: 860 }}
      >
        <Stack sx={{ gap: 6 }}>
          <FormFailure failure={failure} waits={sent.waits} />
          <NewStaffFields control={form.control} />
          <Stack direction="row" sx={{ gap: 3, justifyContent: "flex-end" }}>
            <Button color="inherit" href={organizationPaths.users.to()}>
              Cancelar
            </Button>
            <ActButton type="submit" variant="contained" color="secondary" loading={busy}>
              Crear cuenta
            </ActButton>
          </Stack>
        </Stack>
      </Card>
    </>
  );
}
