import { useEffect, useRef } from "react";
import { type DefaultValues, type FieldValues, useForm, type UseFormProps } from "react-hook-form";

/**
 * Returns a form with the initial values `first`, reset to them whenever `opening` changes. The `values`
 * option of `useForm` is unsuitable: it sets the values again after the first render, over text typed by
 * then.
 */
export function useBegunForm<Values extends FieldValues>(
  first: Values,
  opening: number,
  options: Omit<UseFormProps<Values>, "defaultValues" | "values"> = {},
) {
  const form = useForm<Values>({ ...options, defaultValues: first as DefaultValues<Values> });
  const { reset } = form;
  const began = useRef(opening);
  useEffect(() => {
    if (began.current === opening) return;
    began.current = opening;
    reset(first);
  }, [opening, first, reset]);
  return form;
}
