import type { List, Schema } from "./schema.generated.ts";

type Space = " " | "\n" | "\t" | "\r" | ",";
type EndOfName = Space | "{" | "}" | "(" | ")" | ":" | "@" | "." | "$" | "!";

/** Problem of a document, where its answer should be. */
export interface Wrong<Problem extends string> {
  readonly wrong: Problem;
}

type Trimmed<S extends string> = S extends `${Space}${infer Rest}` ? Trimmed<Rest> : S;

/** The name that a text begins with, and the text after it. */
type Named<S extends string, Read extends string = ""> = S extends `${infer Next}${infer Rest}`
  ? Next extends EndOfName
    ? [Read, Trimmed<S>]
    : Named<Rest, `${Read}${Next}`>
  : [Read, S];

/** The text after arguments whose parenthesis is open; one within quotes closes nothing. */
type AfterArguments<S extends string> = S extends `${infer Inside})${infer Rest}`
  ? Inside extends `${string}"${string}`
    ? S extends `${string}"${string}"${infer Further}`
      ? AfterArguments<Further>
      : ""
    : Trimmed<Rest>
  : "";

/** The text without the arguments and directives that it begins with. */
type Bare<S extends string> = S extends `(${infer Rest}`
  ? Bare<AfterArguments<Rest>>
  : S extends `@${infer Rest}`
    ? Bare<Named<Rest>[1]>
    : S;

type Entry<T> = T extends readonly (infer One)[] ? Entry<One> : T;
type Listed<T, One> = T extends readonly (infer Inner)[] ? List<Listed<Inner, One>> : One;
type Flat<T> = { [Field in keyof T]: T[Field] };
type NameOf<T> = T extends { __typename: infer Type extends string } ? Type : "a value";

/** The answer of the fields up to the brace that closes them, and the text after it. */
type Selected<S extends string, T, Document extends string, Answered = unknown> =
  Trimmed<S> extends infer Text extends string
    ? Text extends `}${infer Rest}`
      ? [Flat<Answered>, Rest]
      : Text extends `...${infer Rest}`
        ? Spread<Trimmed<Rest>, T, Document, Answered>
        : Named<Text> extends [infer Key extends string, infer Rest extends string]
          ? Rest extends `:${infer After}`
            ? Named<Trimmed<After>> extends [infer Field extends string, infer Further extends string]
              ? WithField<Key, Field, Bare<Further>, T, Document, Answered>
              : never
            : WithField<Key, Key, Bare<Rest>, T, Document, Answered>
          : never
    : never;

type WithField<
  Key extends string,
  Field extends string,
  S extends string,
  T,
  Document extends string,
  Answered,
> = Field extends keyof T
  ? S extends `{${infer Inside}`
    ? Selected<Inside, Entry<T[Field]>, Document> extends infer One
      ? One extends [infer Value, infer Rest extends string]
        ? Selected<Rest, T, Document, Answered & Record<Key, Listed<T[Field], Value>>>
        : One
      : never
    : Selected<S, T, Document, Answered & Record<Key, T[Field]>>
  : Wrong<`there is no field ${Field} of ${NameOf<T>}`>;

/** The fields of a fragment, that of a type in its place or that of a name elsewhere in the document. */
type Spread<
  S extends string,
  T,
  Document extends string,
  Answered,
> = S extends `on ${infer Type extends keyof Schema} {${infer Inside}`
  ? Selected<Inside, Schema[Type], Document> extends infer One
    ? One extends [infer Fields, infer Rest extends string]
      ? Selected<Rest, T, Document, Answered & Fields>
      : One
    : never
  : Named<S> extends [infer Fragment extends string, infer Rest extends string]
    ? Document extends `${string}fragment ${Fragment} on ${infer Type extends keyof Schema} {${infer Inside}`
      ? Selected<Inside, Schema[Type], Document> extends infer One
        ? One extends [infer Fields, string]
          ? Selected<Rest, T, Document, Answered & Fields>
          : One
        : never
      : Wrong<`there is no fragment ${Fragment}`>
    : never;

/** The text of an operation after its name and its variables, from its first field on. */
type Fields<S extends string> = Bare<Named<Trimmed<S>>[1]> extends `{${infer Inside}` ? Inside : "";

type Operation<S extends string, Document extends string> = S extends `{${infer Inside}`
  ? Selected<Inside, Schema["Query"], Document>
  : S extends `query${infer Rest}`
    ? Selected<Fields<Rest>, Schema["Query"], Document>
    : S extends `mutation${infer Rest}`
      ? Selected<Fields<Rest>, Schema["Mutation"], Document>
      : S extends `subscription${infer Rest}`
        ? Selected<Fields<Rest>, Schema["Subscription"], Document>
        : Wrong<"it is no document">;

/**
 * The answer of a document, which the compiler derives from its text. Nothing in it is null, and the first
 * places of a list are filled: a test that reads into a missing one fails.
 */
export type Answer<D extends string> = string extends D
  ? Wrong<"the compiler does not know this text">
  : Operation<Trimmed<D>, D> extends infer Found
    ? Found extends [infer Data, string]
      ? Data
      : Found
    : never;

/** Nothing to add to a document whose fields the schema has, and the error of any other. */
export type Known<D> = D extends string ? (Answer<D> extends Wrong<string> ? Answer<D> : unknown) : unknown;

/** A read of one record by its id. */
export type Read = Exclude<keyof Schema["Query"], "__typename">;

/** The answer of fields that are asked of one read. */
export type Part<R extends Read, F extends string> = string extends F
  ? Wrong<"the compiler does not know this text">
  : Selected<`${F} }`, Schema["Query"][R], ""> extends infer Found
    ? Found extends [infer Data, string]
      ? Data
      : Found
    : never;

/** Nothing to add to fields that a read has, and the error of any other. */
export type KnownPart<R extends Read, F extends string> =
  Part<R, F> extends Wrong<string> ? Part<R, F> : unknown;
