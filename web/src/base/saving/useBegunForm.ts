import { useEffect, useRef } from "react";
import { type DefaultValues, type FieldValues, useForm, type UseFormProps } from "react-hook-form";

/**
 * Returns a form that begins with `first`, and begins again with it each time `opening` changes. `values` of
 * `useForm` would not do: it sets them again after the first drawing, over the text typed by then.
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
