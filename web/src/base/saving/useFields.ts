import { type BaseSyntheticEvent, useRef, useState } from "react";
import { type Control, type FieldPath, type FieldValues, get } from "react-hook-form";
import type { FieldList } from "../../ui/form/fields.ts";
import { changedOf, useNewer, useOpened, type VersionedSave } from "../failure/stale.ts";
import { useBegunForm } from "./useBegunForm.ts";
import type { Wrong } from "./useSaving.ts";

/** Filled form as it is sent. */
export interface Filled<Values, Input> {
  readonly values: Values;
  /** All of the form. */
  readonly input: Input;
  /**
   * Fields that differ from the record that the form was opened with: only these overwrite another user's
   * save.
   */
  readonly changed: Partial<Input>;
}

/**
 * Returns the input of a filled form over the version that it was opened with; over another person's version
 * only the changed fields, so that the rest stays as they left it.
 */
export const inputOver = <Input extends object>(
  { input, changed }: Pick<Filled<unknown, Input>, "input" | "changed">,
  opened: number,
  over?: number,
): Partial<Input> & { version: number } =>
  over === undefined ? { ...input, version: opened } : { ...changed, version: over };

/**
 * Saves a filled form over the version that it was opened with; over another person's save only the changed
 * fields, so that the rest stays as they left it.
 * `perform(overOpened(filled, slide.version, (input) => update({ variables: { id, input } })), "Imagen
 * actualizada")`
 */
export const overOpened =
  <Input extends object, R>(
    filled: Pick<Filled<unknown, Input>, "input" | "changed">,
    opened: number,
    send: (input: Partial<Input> & { version: number }) => Promise<R>,
  ): VersionedSave<R> =>
  (over) =>
    send(inputOver(filled, opened, over));

/** Values that a list of fields yields when it is filled in. */
export type FilledOf<List> =
  List extends FieldList<infer Values, infer Input, never> ? Filled<Values, Input> : never;

/**
 * Saves the filled values, of the record as it was opened; returns the errors by field, or null when it was
 * saved.
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
  /** The form begins again with its record when this changes; `fresh` of `useSaving`. */
  readonly fresh?: number;
  /** Initial values of a new record; undefined when it begins empty. */
  readonly begun?: Values;
  readonly save: (filled: Filled<Values, Input>, opened: Opened) => Promise<Wrong | null>;
}

/** Returns whether a field of this name is on the page. */
const isDrawn = <Values extends FieldValues>(control: Control<Values>, name: string): boolean => {
  const field = get(control._fields, name) as { readonly _f?: { readonly mount?: boolean } } | undefined;
  return field?._f?.mount === true;
};

/**
 * Returns a form from the list of its fields: it begins with the record, stays typed when the server refuses,
 * shows errors beside its fields, and is saved once however often it is sent meanwhile.
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
