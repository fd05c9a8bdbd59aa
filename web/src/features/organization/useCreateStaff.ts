import { useState } from "react";
import { useForm } from "react-hook-form";
import { failureText, fieldFailures } from "../../app/failure/failures.ts";
import { useFailureToast } from "../../app/failure/useFailureToast.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { createInput, emptyStaff, type StaffForm } from "./staff.form.ts";
import { userTexts } from "./user.texts.ts";
import { useStaffCreateMutation } from "./users.generated.ts";

const lists = { refetchQueries: ["UserList", "SuperiorList", "OrganizationTree", "TeamList", "TeamFigures"] };

/**
 * A new account of staff: its form, what was refused, and how it is sent. What was typed stays when saving
 * fails.
 */
export function useCreateStaff(onCreated: () => void) {
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<StaffForm>({ defaultValues: emptyStaff });
  const [create, { loading }] = useStaffCreateMutation(lists);
  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await create({ variables: { input: createInput(values) } });
      toasts.success(userTexts.created);
      form.reset(emptyStaff);
      onCreated();
    } catch (error) {
      setFailure(failureText(error, "register"));
      tellFailure(error, "register");
      for (const { field, message } of fieldFailures(error))
        if (field in emptyStaff) form.setError(field as keyof StaffForm, { message });
    }
  });
  return { form, failure, busy: loading, onSubmit };
}
