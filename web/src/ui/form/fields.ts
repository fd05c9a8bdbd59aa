import { nationalPhone } from "@travesia/api/colombia/phones";

/**
 * One field of a form, defined once: its initial value, the reading from a record, the sent value, and its
 * faults. The list of a form has one line for each: `const slideFields = fieldsOf<Slide>()({ title: text({
 * required: "El título es obligatorio" }), destino: text() })`.
 */
interface Field<Value, Stored, Sent, Form = unknown, Whole = unknown> {
  readonly empty: Value;
  /** Returns the value from the record's field of the same name, or from the whole record. */
  readonly read: (stored: Stored, record: Whole) => Value;
  /** Returns the value to send; null for a field that is not sent. */
  readonly send: ((value: Value, form: Form) => Sent) | null;
  /** Message shown when the field is empty; false: `wrong` gives the message, or there is none. */
  readonly required?: string | false | undefined;
  /** Returns the error of a value, in Spanish; null when it is valid. */
  readonly wrong?: ((value: Value, form: Form) => string | null | undefined) | undefined;
  /** The name of the input's field, where it is another. */
  readonly as?: string;
}

/** Options of a field beside its kind: its messages. */
type Rule<Value, Form> = Pick<Field<Value, unknown, unknown, Form>, "required" | "wrong">;

/**
 * Constraint of each line in a list of fields: it must fit the record's field of the same name and the form
 * around it.
 */
type Lines<F, Whole> = {
  readonly [Name in keyof F]: {
    readonly empty: unknown;
    readonly read: (stored: Name extends keyof Whole ? Whole[Name] : undefined, record: Whole) => unknown;
    readonly send: ((value: never, form: ValuesOfLines<F>) => unknown) | null;
    readonly required?: string | false | undefined;
    readonly wrong?: ((value: never, form: ValuesOfLines<F>) => string | null | undefined) | undefined;
    readonly as?: string;
  };
};
type ValuesOfLines<F> = {
  -readonly [Name in keyof F]: F[Name] extends { readonly empty: infer Value } ? Value : never;
};
type SentName<Line, Name> = Line extends { readonly send: null }
  ? never
  : Line extends { readonly as: infer Other extends string }
    ? Other
    : Name;
type InputOfLines<F> = {
  -readonly [Name in keyof F as SentName<F[Name], Name>]: F[Name] extends {
    readonly send: (...given: never[]) => infer Sent;
  }
    ? Sent
    : never;
};

/** Rules of a field in the format of react-hook-form: `<TextField … rules={slideFields.rules.title} />` */
interface Rules {
  readonly required?: string | false;
  readonly validate?: (value: unknown, form: unknown) => string | true;
}

/** Returns the rules of a field without the required rule when the field may be empty now. */
export const unlessEmpty = (rules: Rules, mayBeEmpty: boolean): Rules =>
  mayBeEmpty
    ? { validate: (value, form) => (value === "" ? true : (rules.validate?.(value, form) ?? true)) }
    : rules;

/** The fields of a form. */
export interface FieldList<Values, Input, Whole> {
  /** Initial values for a new record. */
  readonly empty: Values;
  /** Returns the form's values from a record. */
  readonly read: (record: Whole) => Values;
  /** Returns the input that a filled form sends. */
  readonly input: (form: Values) => Input;
  readonly rules: { readonly [Name in keyof Values]: Rules };
  /** Returns the error of each field of a filled form; empty when all are valid. */
  readonly problems: (form: Values) => { readonly [Name in keyof Values]?: string };
  /** Returns the field of the form that the server names: by its own name, or by the name that is sent. */
  readonly nameOf: (field: string) => string | null;
}

/** The values of a form: `type SlideForm = ValuesOf<typeof slideFields>`. */
export type ValuesOf<List> = List extends { readonly empty: infer Values } ? Values : never;

/**
 * Returns the fields of a form on a record, each defined once. A field that depends on several others takes
 * the form as a second argument and names the fields that it reads.
 */
export const fieldsOf =
  <Whole extends object>() =>
  <const F extends Lines<F, Whole>>(fields: F): FieldList<ValuesOfLines<F>, InputOfLines<F>, Whole> => {
    type Values = ValuesOfLines<F>;
    const lines = Object.entries(fields) as [string, Field<unknown, unknown, unknown>][];
    const each = <Result>(value: (line: Field<unknown, unknown, unknown>, name: string) => Result) =>
      Object.fromEntries(lines.map(([name, line]) => [name, value(line, name)]));
    return {
      empty: each(({ empty }) => empty) as Values,
      read: (record) =>
        each((line, name) => line.read((record as Record<string, unknown>)[name], record)) as Values,
      input: (form) =>
        Object.fromEntries(
          lines.flatMap(([name, { send, as }]) =>
            send ? [[as ?? name, send((form as Record<string, unknown>)[name], form)]] : [],
          ),
        ) as InputOfLines<F>,
      rules: each(({ required, wrong }) => ({
        ...(required === undefined ? {} : { required }),
        ...(wrong && { validate: (value: unknown, form: unknown) => wrong(value, form) ?? true }),
      })) as FieldList<Values, unknown, Whole>["rules"],
      problems: (form) =>
        Object.fromEntries(
          lines.flatMap(([name, { wrong }]) => {
            const problem = wrong?.((form as Record<string, unknown>)[name], form);
            return problem ? [[name, problem]] : [];
          }),
        ) as { [Name in keyof Values]?: string },
      nameOf: (field) => {
        const refused = field.replace(/^input\./, "");
        return lines.find(([name, { as }]) => refused === (as ?? name) || refused === name)?.[0] ?? null;
      },
    };
  };

type Known<Value> = Value | null | undefined;

/** Returns a text field; a missing stored value becomes an empty text. */
export const text = <Form = unknown>(rule: Rule<string, Form> = {}, empty = "") => ({
  empty,
  read: (stored: Known<string>): string => stored ?? empty,
  send: (value: string): string => value,
  ...rule,
});

/** Returns a text or date field that is sent as null when empty. */
export const textOrNull = <Form = unknown>(rule: Rule<string, Form> = {}, empty = "") => ({
  ...text(rule, empty),
  send: (value: string): string | null => value || null,
});

/** Returns a text field that is sent without surrounding spaces; if required, spaces alone do not count. */
export const trimmed = <Form = unknown>({ required, wrong, ...rule }: Rule<string, Form> = {}) => ({
  ...text<Form>({
    ...rule,
    ...(required === undefined ? {} : { required }),
    wrong: (value, form) => (required && value.trim() === "" ? required : wrong?.(value, form)),
  }),
  send: (value: string): string => value.trim(),
});

/** Returns a telephone field, entered without the country code for Colombia. */
export const phone = <Form = unknown>(rule: Rule<string, Form> = {}) => ({
  ...text(rule),
  read: (stored: Known<string>) => nationalPhone(stored),
});

/** Returns a telephone field that is sent as null when empty. */
export const phoneOrNull = <Form = unknown>(rule: Rule<string, Form> = {}) => ({
  ...phone(rule),
  send: (value: string): string | null => value || null,
});

/** Returns a number field, such as an amount; null while empty. */
export const amount = <Form = unknown>(
  rule: Rule<number | null, Form> = {},
  empty: number | null = null,
) => ({
  empty,
  read: (stored: Known<number>): number | null => stored ?? empty,
  send: (value: number | null): number | null => value,
  ...rule,
});

/** Returns a number field that is sent as 0 when empty. */
export const amountOrZero = <Form = unknown>(
  rule: Rule<number | null, Form> = {},
  empty: number | null = null,
) => ({ ...amount(rule, empty), send: (value: number | null): number => value ?? 0 });

/** Returns a yes/no field. */
export const flag = (empty: boolean) => ({
  empty,
  read: (stored: Known<boolean>): boolean => stored ?? empty,
  send: (value: boolean): boolean => value,
});

/** Returns a field with one of several values. */
export const choice = <Value extends string>(empty: Value) => ({
  empty,
  read: (stored: Known<Value>): Value => stored ?? empty,
  send: (value: Value): Value => value,
});

/** Returns a field with one of several values, or none: then null is sent. */
export const choiceOrNull = <Value extends string>(empty: Value | "" = "") => ({
  empty,
  read: (stored: Known<Value>): Value | "" => stored ?? "",
  send: (value: Value | ""): Value | null => value || null,
});

/** Returns a field that contains a nested form; `empty` when nothing is stored. */
export const group = <Values, Input, Whole>(
  list: FieldList<Values, Input, Whole>,
  empty: Values = list.empty,
) => ({
  empty,
  read: (stored: Known<Whole>): Values => (stored ? list.read(stored) : empty),
  send: (typed: Values): Input => list.input(typed),
});

/** Returns a field with a list of rows, each of which is a form. */
export const rows = <Values, Input, Whole>(list: FieldList<Values, Input, Whole>) => ({
  empty: [] as Values[],
  read: (stored: Known<readonly Whole[]>): Values[] => (stored ?? []).map(list.read),
  send: (typed: readonly Values[]): Input[] => typed.map(list.input),
});

/** Returns a field whose sent value is computed from the other fields. */
export const derived = <Sent, Form>(count: (form: Form) => Sent) => ({
  empty: null,
  read: () => null,
  send: (_: null, form: Form): Sent => count(form),
});

/** Returns a field that is part of the form but is not sent in the input. */
export const unsent = <Value>(empty: Value, rule: Rule<Value, unknown> = {}) => ({
  empty,
  read: (): Value => empty,
  send: null,
  ...rule,
});
