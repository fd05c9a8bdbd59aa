import type { PassengerTrip } from "@travesia/api/quotes/passenger/passenger.rules";
import { useCallback, useState } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import { useNewer, useOpened } from "../../../base/failure/stale.ts";
import { useBegunForm } from "../../../base/saving/useBegunForm.ts";
import {
  type FixedFields,
  isSameList,
  passengerProblems,
  type PassengersForm,
  withoutRow,
} from "./passenger.form.ts";

/** Data that prefill the travellers' form. */
export interface Begin {
  /** Unsaved draft, else the stored data. */
  readonly initial: PassengersForm;
  /** Currently stored values. */
  readonly latest?: PassengersForm;
  /** Names of the fields that the contract fixes. */
  readonly fixed?: FixedFields;
  /** Counter that resets the form to the stored data when it changes; `fresh` of `useSaving`. */
  readonly fresh?: number;
}

/**
 * Returns the travellers' form: validated by the shared rules before it is submitted, with the server's
 * refusals beside their fields. It is based on the list at its opening (`began`); when another person saves
 * the list in the meantime, the form says so and keeps its text.
 */
export function usePassengersForm(
  { initial, latest = initial, fresh = 0 }: Begin,
  trip: PassengerTrip,
  today: string,
) {
  const [anew, setAnew] = useState(0);
  const [first] = useState(fresh);
  const begun = fresh - first + anew;
  const opened = useOpened({ form: begun === 0 ? initial : latest, stored: latest }, begun);
  const form = useBegunForm(opened.form, begun, { reValidateMode: "onSubmit" });
  const { isDirty } = form.formState;
  const typed = isDirty || !isSameList(opened.form, opened.stored);
  useNewer(latest, opened.form, typed, () => setAnew((before) => before + 1));
  const show = useCallback(
    (problems: readonly { field: string; message: string }[]) => showProblems(form, problems),
    [form],
  );
  const check = useCallback(
    (values: PassengersForm): boolean => {
      form.clearErrors();
      const problems = passengerProblems(values, trip, today);
      show(problems);
      return problems.length === 0;
    },
    [form, show, trip, today],
  );
  return { form, check, refused: show, began: beganWith(opened) };
}

/**
 * Returns the list on which the entered form is based; an empty list when the stored list is newer than the
 * form.
 */
const beganWith = ({ form, stored }: { form: PassengersForm; stored: PassengersForm }): PassengersForm =>
  form.version === stored.version ? stored : { ...stored, passengers: [] };

function showProblems(
  form: UseFormReturn<PassengersForm>,
  problems: readonly { field: string; message: string; placed?: () => void }[],
): void {
  for (const [index, { field, message, placed }] of problems.entries()) {
    const name = (field === "passengers" ? "root" : field) as FieldPath<PassengersForm>;
    form.setError(name, { message: withoutRow(message) }, { shouldFocus: index === 0 });
    placed?.();
  }
}
