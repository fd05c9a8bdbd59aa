import type { PassengerTrip } from "@travesia/api/quotes/passenger/passenger.rules";
import { useCallback } from "react";
import { type FieldPath, type UseFormReturn, useForm } from "react-hook-form";
import { passengerProblems, type PassengersForm, withoutRow } from "./passenger.form.ts";

/**
 * The form of the passengers: checked by the shared rules before it is sent, and the server's refusals stand
 * beside their fields.
 */
export function usePassengersForm(initial: PassengersForm, trip: PassengerTrip, today: string) {
  const form = useForm<PassengersForm>({ defaultValues: initial, reValidateMode: "onSubmit" });
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
  return { form, check, refused: show };
}

function showProblems(
  form: UseFormReturn<PassengersForm>,
  problems: readonly { field: string; message: string }[],
): void {
  for (const [index, { field, message }] of problems.entries()) {
    const name = (field === "passengers" ? "root" : field) as FieldPath<PassengersForm>;
    form.setError(name, { message: withoutRow(message) }, { shouldFocus: index === 0 });
  }
}
