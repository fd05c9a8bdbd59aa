import { GraphQLScalarType, Kind, type ValueNode } from "graphql";
import { isDay } from "./colombia/days.ts";
import { parseCop } from "./colombia/cop.ts";
import { badInput } from "./failure.ts";

const literalOf = (node: ValueNode): unknown => {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.ENUM:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.BOOLEAN:
      return node.value;
    case Kind.LIST:
      return node.values.map(literalOf);
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literalOf(field.value)]));
    case Kind.NULL:
    case Kind.VARIABLE:
      return null;
  }
};

/**
 * Formats a time as Postgres does in JSON: UTC, up to three decimals without trailing zeros, offset `+00:00`.
 */
export function printInstant(instant: Date): string {
  const [seconds = "", decimals = ""] = instant.toISOString().slice(0, -1).split(".");
  const shown = decimals.replace(/0+$/, "");
  return `${seconds}${shown ? `.${shown}` : ""}+00:00`;
}

/**
 * Scalar of whole Colombian pesos, negative where a difference is possible: a JSON number that may exceed 32
 * bits.
 */
export const COP = new GraphQLScalarType<number, number>({
  name: "COP",
  description: "Pesos colombianos, sin decimales; puede pasar de 32 bits.",
  specifiedByURL: "https://www.iso.org/iso-4217-currency-codes.html",
  serialize: (value) => Number(value),
  parseValue: parseCop,
  parseLiteral: (node) => parseCop(literalOf(node)),
});

/** Scalar of a time, ISO 8601 in UTC. Input may have any offset. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  description: "Fecha y hora en UTC, ISO 8601; al recibirla se entiende cualquier desfase.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc3339",
  serialize: (value) => (value instanceof Date ? printInstant(value) : String(value)),
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(literalOf(node)),
});

function parseInstant(value: unknown): Date {
  const instant = typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) ? new Date(value) : null;
  if (!instant || Number.isNaN(instant.getTime())) throw badInput("", "La fecha y hora no son válidas");
  return instant;
}

/** Scalar of a calendar day, `YYYY-MM-DD`. Input with a time is converted to its day in Bogota. */
export const Day = new GraphQLScalarType<string, string>({
  name: "Day",
  description: "Día del calendario en Bogotá, AAAA-MM-DD; de una fecha con hora cuenta su día en Bogotá.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc3339#section-5.6",
  serialize: (value) => String(value),
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(literalOf(node)),
});

function parseDay(value: unknown): string {
  if (typeof value === "string" && isDay(value)) return value;
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value) && isDay(value.slice(0, 10))) {
    const instant = new Date(value);
    if (!Number.isNaN(instant.getTime()))
      return instant.toLocaleDateString("en-CA", { timeZone: "America/Bogota" });
  }
  throw badInput("", "La fecha no es válida");
}

/** Scalar of an arbitrary JSON value, passed through unchanged. */
export const Json = new GraphQLScalarType({
  name: "JSON",
  description: "Un valor de JSON sin forma fija: el campo que lo lleva dice qué trae.",
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc8259",
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: literalOf,
});
