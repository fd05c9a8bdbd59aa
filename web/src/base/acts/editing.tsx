import type { ComponentType } from "react";
import { type Filled, inputOver } from "../saving/useFields.ts";
import type { Wrong } from "../saving/useSaving.ts";
import type { Frame, OpenAct } from "./record-acts.tsx";

interface FormProps<Row, Values, Input> extends Frame {
  /** Record being edited; null for a new record. */
  readonly record: Row | null;
  readonly onSave: (filled: Filled<Values, Input>, opened: Row | null) => Promise<Wrong | null>;
}

type Form<Row, Values, Input> = ComponentType<FormProps<Row, Values, Input>>;

/**
 * Returns a dialog that edits a record in a form, over the version with which the form was opened; `besides`
 * returns further variables of the mutation, such as a file.
 */
export const editing = <
  Row extends { readonly version: number },
  Values,
  Input extends object,
  Besides extends object = Record<never, never>,
>(
  RecordForm: Form<Row, Values, Input>,
  besides: (values: Values) => Besides = () => ({}) as Besides,
) =>
  function Editing({
    record,
    frame,
    fresh,
    send,
  }: OpenAct<Row, { input: Partial<Input> & { version: number } } & Besides>) {
    return (
      <RecordForm
        key={fresh}
        record={record}
        {...frame}
        onSave={(filled, opened) =>
          send((version) => ({
            input: inputOver(filled, (opened ?? record).version, version),
            ...besides(filled.values),
          }))
        }
      />
    );
  };

/** Returns a dialog that creates a record in the same form. */
export const creating = <Row, Values, Input, Besides extends object = Record<never, never>>(
  RecordForm: Form<Row, Values, Input>,
  besides: (values: Values) => Besides = () => ({}) as Besides,
) =>
  function Creating({ frame, send }: OpenAct<unknown, { input: Input } & Besides>) {
    return (
      <RecordForm
        record={null}
        {...frame}
        onSave={({ input, values }) => send({ input, ...besides(values) })}
      />
    );
  };
