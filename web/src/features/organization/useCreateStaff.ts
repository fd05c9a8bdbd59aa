import { useFields } from "../../base/saving/useFields.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import { createInput, staffFields } from "./staff.form.ts";
import { userTexts } from "./user.texts.ts";
import { useStaffInviteMutation } from "./users.generated.ts";

const lists = { refetchQueries: ["UserList", "OrganizationTree", "TeamList", "TeamFigures"] };

/**
 * Returns the form of a new staff account, the refusal, and the function that submits it. The form keeps its
 * text when saving fails.
 */
export function useCreateStaff(onCreated: () => void) {
  const { busy, failure, perform } = useSaving();
  const [create] = useStaffInviteMutation(lists);
  const form = useFields(staffFields, {
    record: null,
    save: async ({ input }) => {
      const act = () => create({ variables: { input: createInput(input) } });
      const wrong = await perform(act, userTexts.created, "register");
      if (wrong) return wrong;
      form.reset(staffFields.empty);
      onCreated();
      return null;
    },
  });
  return { form, failure, busy, onSubmit: form.submit };
}
