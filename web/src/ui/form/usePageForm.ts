import { useUnsaved } from "../dialog/unsaved.ts";
import type { Submit } from "./submit.ts";
import { type SentForm, useSentForm } from "./useSentForm.ts";

/**
 * Returns a form that is a page, or a part of one: leaving it with typed values needs a confirmation, and a
 * form that could not be sent without a connection is sent when there is one. `const sent =
 * usePageForm(formState, submit, failure)`
 */
export function usePageForm(
  { isDirty, isSubmitting }: { readonly isDirty: boolean; readonly isSubmitting: boolean },
  submit: Submit,
  failure: string | null | undefined,
): SentForm {
  useUnsaved(isDirty && !isSubmitting);
  return useSentForm(submit, failure);
}
