import { type BaseSyntheticEvent, useRef, useState } from "react";
import { type Control, type FieldPath, type FieldValues, get } from "react-hook-form";
import type { FieldList } from "../../ui/form/fields.ts";
import { changedOf, useNewer, useOpened, type VersionedSave } from "../failure/stale.ts";
import { useBegunForm } from "./useBegunForm.ts";
import type { Wrong } from "./useSaving.ts";

/** Filled form, as it is submitted. */
export interface Filled<Values, Input> {
  readonly values: Values;
  /** All values of the form. */
  readonly input: Input;
  /**
   * Values that differ from the record the form was opened with; only these overwrite another user's save.
   */
  readonly changed: Partial<Input>;
}

/**
 * Returns the input of a form for a version of its record: all values for the version it was opened with. For
 * a version saved by another user only the changed values, so that the other user's changes are kept.
 */
export const inputOver = <Input extends object>(
  { input, changed }: Pick<Filled<unknown, Input>, "input" | "changed">,
  opened: number,
  over?: number,
): Partial<Input> & { version: number } =>
  over === undefined ? { ...input, version: opened } : { ...changed, version: over };

/**
 * Saves a form over the version it was opened with. Over another user's save, only the changed values are
 * sent, so that the other user's changes are kept. `perform(overOpened(filled, slide.version, (input) =>
 * update({ variables: { id, input } })), "Imagen actualizada")`
 */
export const overOpened =
  <Input extends object, R>(
    filled: Pick<Filled<unknown, Input>, "input" | "changed">,
    opened: number,
    send: (input: Partial<Input> & { version: number }) => Promise<R>,
  ): VersionedSave<R> =>
  (over) =>
    send(inputOver(filled, opened, over));

/** Values of a form that is defined by a list of fields. */
export type FilledOf<List> =
  List extends FieldList<infer Values, infer Input, never> ? Filled<Values, Input> : never;

/**
 * Saves the values of a form, given the record it was opened with; returns the errors by field, or null on
 * success.
 */
type Save<Values, Input, Whole> = (
  filled: Filled<Values, Input>,
  opened: Whole | null,
) => Promise<Wrong | null>;
export type SaveOf<List> =
  List extends FieldList<infer Values, infer Input, infer Whole> ? Save<Values, Input, Whole> : never;

interface Opening<Values, Input, Opened> {
  /** Record being edited, as it was when the form was opened; null for a new record. */
  readonly record: Opened;
  /** Counter that resets the form to its record when it changes; `fresh` of `useSaving`. */
  readonly fresh?: number;
  /** Initial values of a new record; undefined for an empty form. */
  readonly begun?: Values;
  readonly save: (filled: Filled<Values, Input>, opened: Opened) => Promise<Wrong | null>;
}

/** Returns whether a field of this name is rendered on the page. */
const isDrawn = <Values extends FieldValues>(control: Control<Values>, name: string): boolean => {
  const field = get(control._fields, name) as { readonly _f?: { readonly mount?: boolean } } | undefined;
  return field?._f?.mount === true;
};

/**
 * Returns a form built from a list of fields. It starts with the values of the record, keeps its text when
 * the server refuses, shows errors beside their fields, and ignores further submits while one is running.
 * `const { control, submit } = useFields(slideFields, { record: slide, save: onSave })`
 */
export function useFields<
  Values extends FieldValues,
  Input extends object,
  Whole,
  Opened extends Whole | null,
>(list: FieldList<Values, Input, Whole>, { record, fresh = 0, begun, save }: Opening<Values, Input, Opened>) {
  const [latest, setLatest] = useState(0);
  const opening = fresh + latest;
  const opened = useOpened(record, opening);
  const [proposed] = useState(begun ?? list.empty);
  // Read once for each opening: the initial values of a record may be random, as a key is.
  const firstOf = () => ({ opening, first: opened === null ? proposed : list.read(opened) });
  const [kept, keep] = useState(firstOf);
  const current = kept.opening === opening ? kept : firstOf();
  if (current !== kept) keep(current);
  const { first } = current;
  const form = useBegunForm(first, opening);
  const saving = useRef(false);
  useNewer(record, opened, form.formState.isDirty, () => setLatest((before) => before + 1));
  const send = form.handleSubmit(async (values) => {
    const input = list.input(values);
    const wrong = await save({ values, input, changed: changedOf(input, list.input(first)) }, opened);
    for (const { field, message, placed } of wrong ?? []) {
      const name = list.nameOf(field);
      if (name === null) continue;
      form.setError(name as FieldPath<Values>, { message });
      const place = () => isDrawn(form.control, name) && placed?.();
      // A field that is shown only now is drawn in a moment.
      if (place() === false) setTimeout(place);
    }
  });
  const submit = async (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    if (saving.current) return;
    saving.current = true;
    try {
      await send(event);
    } finally {
      saving.current = false;
    }
  };
  return { ...form, opened, submit };
}
