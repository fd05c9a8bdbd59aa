type Schema = Readonly<Record<string, unknown>>;

/** Returns all schemas that a schema means: behind its references, and each of its parts and cases. */
function partsOf(schema: Schema | undefined, document: object): Schema[] {
  if (!schema) return [];
  const {
    $ref,
    allOf = [],
    anyOf = [],
  } = schema as {
    $ref?: string;
    allOf?: readonly Schema[];
    anyOf?: readonly Schema[];
  };
  const behind = $ref ? partsOf(at(document, $ref), document) : [];
  return [schema, ...behind, ...[...allOf, ...anyOf].flatMap((part) => partsOf(part, document))];
}

const at = (document: object, ref: string): Schema =>
  ref
    .split("/")
    .slice(1)
    .reduce<unknown>((place, key) => (place as Schema)[key], document) as Schema;

/** Returns the paths of the keys of a value that its schema does not describe; empty where it has no form. */
export function undescribed(
  value: unknown,
  schema: Schema | undefined,
  document: object,
  path = "",
): string[] {
  const parts = partsOf(schema, document);
  if (Array.isArray(value)) {
    const items = { allOf: parts.flatMap((part) => part["items"] ?? []) };
    return value.flatMap((entry, place) => undescribed(entry, items, document, `${path}[${place}]`));
  }
  if (typeof value !== "object" || value === null || parts.every((part) => !part["properties"])) return [];
  const properties = parts.map((part) => (part["properties"] ?? {}) as Readonly<Record<string, Schema>>);
  return Object.entries(value).flatMap(([key, part]) => {
    const allOf = properties.flatMap((one) => one[key] ?? []);
    return allOf.length > 0 ? undescribed(part, { allOf }, document, `${path}.${key}`) : [`${path}.${key}`];
  });
}
