type Json = Readonly<Record<string, unknown>>;

/** An OpenAPI document, as `/docs/openapi.json` answers it. */
export type OpenApi = Json;

/** A value of REST without references: what it may be, and its parts. */
interface Shape {
  /** Its types, or null where it may be anything. */
  readonly types: ReadonlySet<string> | null;
  readonly values: readonly unknown[] | null;
  readonly properties: Readonly<Record<string, Json>>;
  readonly required: readonly string[];
  readonly items: Json | null;
}

/** A value answers the one who calls, or is sent by them: what may change is the opposite. */
type Direction = "answered" | "sent";

const record = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});
const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/**
 * Returns the differences of a later document that break a consumer written for an earlier one, a line each:
 * a call, a parameter, a field or a value that is gone; another type; and a parameter or field that is now
 * required. New fields and calls break nobody. A difference in a named part is listed once, by the part's
 * name: `ContractWire.total: …`.
 */
export function restChanges(before: OpenApi, after: OpenApi): string[] {
  const changes: string[] = [];
  const compared = {
    sent: new Comparison("sent", before, after),
    answered: new Comparison("answered", before, after),
  };
  for (const [path, methods] of Object.entries(record(before["paths"])))
    for (const [method, call] of Object.entries(record(methods))) {
      const at = `${method.toUpperCase()} ${path}`;
      const next = record(record(after["paths"])[path])[method];
      if (next) changes.push(...callChanges(at, compared, [before, record(call)], [after, record(next)]));
      else changes.push(`${at}: gone`);
    }
  // A part that two later ones take the place of would say the same twice.
  return [...new Set(changes)];
}

type Part = readonly [document: OpenApi, part: Json];
type Compared = Readonly<Record<Direction, Comparison>>;

function callChanges(
  at: string,
  { sent, answered }: Compared,
  [old, before]: Part,
  [now, after]: Part,
): string[] {
  const [body, nextBody] = [contentOf(old, before["requestBody"]), contentOf(now, after["requestBody"])];
  return [
    ...parameterChanges(at, list(before["parameters"]), list(after["parameters"])),
    ...sent.contents(at, body, nextBody),
    ...Object.entries(record(before["responses"])).flatMap(([status, answer]) => {
      if (!status.startsWith("2")) return [];
      const next = record(after["responses"])[status];
      if (!next) return [`${at} ${status}: gone`];
      return answered.contents(`${at} ${status}`, contentOf(old, answer), contentOf(now, next));
    }),
  ];
}

function parameterChanges(at: string, before: readonly Json[], after: readonly Json[]): string[] {
  const same = (one: Json) => (other: Json) => one["name"] === other["name"] && one["in"] === other["in"];
  return [
    ...before
      .filter((parameter) => !after.some(same(parameter)))
      .map(({ name }) => `${at} ${String(name)}: gone`),
    ...after
      .filter((parameter) => parameter["required"] && !before.find(same(parameter))?.["required"])
      .map(({ name }) => `${at} ${String(name)}: required`),
  ];
}

function contentOf(document: OpenApi, part: unknown): Json {
  const { $ref, content } = record(part);
  return record(typeof $ref === "string" ? referred(document, $ref)["content"] : content);
}

/**
 * Compares the parts that travel in one direction; a pair of named parts is compared where it first occurs.
 */
class Comparison {
  readonly #seen = new Set<string>();

  constructor(
    private readonly direction: Direction,
    private readonly old: OpenApi,
    private readonly now: OpenApi,
  ) {}

  contents(at: string, before: Json, after: Json): string[] {
    return Object.entries(before).flatMap(([kind, content]) => {
      const next = after[kind];
      if (!next) return [`${at} ${kind}: gone`];
      return this.#schemas(at, " ", record(record(content)["schema"]), record(record(next)["schema"]));
    });
  }

  #schemas(place: string, joint: string, before: Json, after: Json): string[] {
    const { $ref } = before;
    if (typeof $ref === "string") {
      const pair = `${$ref} ${String(after["$ref"])}`;
      if (this.#seen.has(pair)) return [];
      this.#seen.add(pair);
      const name = $ref.slice($ref.lastIndexOf("/") + 1);
      return this.#schemas(name, ".", referred(this.old, $ref), after);
    }
    const [was, is] = [shapeOf(this.old, before), shapeOf(this.now, after)];
    const fields = Object.entries(was.properties).flatMap(([name, field]) => {
      const next = is.properties[name];
      const at = `${place}${joint}${name}`;
      return next ? this.#schemas(at, ".", field, next) : [`${at}: gone`];
    });
    const items = was.items && is.items ? this.#schemas(`${place}[]`, ".", was.items, is.items) : [];
    return [...this.#own(place, joint, was, is), ...fields, ...items];
  }

  #own(at: string, joint: string, was: Shape, is: Shape): string[] {
    const [narrow, wide] = this.direction === "sent" ? [was, is] : [is, was];
    if (wide.types && !(narrow.types && [...narrow.types].every((type) => isAmong(wide.types!, type))))
      return [`${at}: ${spoken(was)} became ${spoken(is)}`];
    if (this.direction === "answered") return [];
    return [
      ...(was.values ?? [])
        .filter((value) => is.values && value !== null && !is.values.includes(value))
        .map((value) => `${at}${joint}${String(value)}: gone`),
      ...is.required
        .filter((name) => !was.required.includes(name))
        .map((name) => `${at}${joint}${name}: required`),
    ];
  }
}

// A whole number is a number.
const isAmong = (types: ReadonlySet<string>, type: string) =>
  types.has(type) || (type === "integer" && types.has("number"));

const spoken = ({ types }: Shape) => (types ? [...types].toSorted().join(" or ") : "anything");

const referred = (document: OpenApi, reference: string): Json =>
  reference
    .slice("#/".length)
    .split("/")
    .reduce((part, key) => record(part[key]), document);

function shapeOf(document: OpenApi, schema: Json): Shape {
  const { $ref, allOf, anyOf, oneOf, type, enum: values } = schema;
  if (typeof $ref === "string") return shapeOf(document, referred(document, $ref));
  const own: Shape = {
    types: typesOf(schema),
    values: Array.isArray(values) ? (values as unknown[]) : null,
    properties: record(schema["properties"]) as Shape["properties"],
    required: Array.isArray(schema["required"]) ? (schema["required"] as string[]) : [],
    items: schema["items"] ? record(schema["items"]) : null,
  };
  const parts = [...list(allOf), ...list(anyOf), ...list(oneOf)].map((part) => shapeOf(document, part));
  if (parts.length === 0) return own;
  const all = type === undefined ? parts : [own, ...parts];
  return {
    types: all.every(({ types }) => types) ? new Set(all.flatMap(({ types }) => [...types!])) : null,
    values: all.find((part) => part.values)?.values ?? null,
    properties: Object.assign({}, own.properties, ...all.map(({ properties }) => properties)),
    required: [...own.required, ...(allOf ? parts.flatMap(({ required }) => required) : [])],
    items: all.find(({ items }) => items)?.items ?? null,
  };
}

function typesOf({ type, const: only }: Json): ReadonlySet<string> | null {
  if (only !== undefined) return new Set([typeof only]);
  if (type === undefined) return null;
  return new Set([type].flat() as string[]);
}
