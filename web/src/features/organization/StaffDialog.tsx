import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { NewStaffFields } from "./NewStaffFields.tsx";
import { useCreateStaff } from "./useCreateStaff.ts";
import { userTexts } from "./user.texts.ts";

/** Shows the form for a new staff member as a dialog. */
export function StaffDialog({ onClose }: { readonly onClose: () => void }) {
  const { form, failure, busy, onSubmit } = useCreateStaff(onClose);
  return (
    <FormDialog
      open
      maxWidth="md"
      title={userTexts.createStaff}
      lead={userTexts.invitation}
      submit="Crear cuenta"
      busy={busy}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <NewStaffFields control={form.control} />
    </FormDialog>
  );
}
