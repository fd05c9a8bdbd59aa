import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { at, inDays } from "../support/calendar.ts";
import type { KnownRows } from "./known-rows.ts";
import type { Random } from "./random.ts";

/** Parts that a value is made from. */
export interface Making {
  readonly random: Random;
  readonly known: KnownRows;
  /** Types that an argument called `id` may mean, the likeliest first. */
  readonly about: readonly string[];
}

const numbers = [1, 2, 3, 12, 50, 100, 1_000, 150_000, 2_400_000];
const oddNumbers = [0, -1, 0.5, 2_147_483_648, 9_007_199_254_740_991];

/** Texts by the name of the field that takes them, the right one first: it leads further. */
const texts: readonly (readonly [of: RegExp, texts: readonly string[]])[] = [
  [/email|correo/i, ["ana.ruiz@correo.co", "ANA@correo.co", "no es un correo"]],
  [/phone|telefono|celular|whatsapp/i, ["3001234567", "+57 300 123 4567", "12"]],
  [/documento|nit|cedula|identificacion/i, ["1020304050", "900123456-8", "AB123456"]],
  [/fecha|day|desde|hasta|from|to$/i, [inDays(30), inDays(37), inDays(-400), `${inDays(30).slice(0, 7)}-32`]],
  [/period|month|mes$/i, [inDays(30).slice(0, 7), `${inDays(30).slice(0, 4)}-13`]],
  [/url|link|address/i, ["https://example.com/a", "javascript:alert(1)"]],
  [/hora|time/i, ["08:30", "25:61"]],
  [/./, ["Cartagena", "Ana Ruiz", "", " ", "x".repeat(300), "' or 1=1 --", "👩‍👩‍👧", "%", "-1"]],
];

/** Returns a value for an argument or a field: mostly one that is right, sometimes one that is not. */
export function valueOf(type: GraphQLInputType, name: string, making: Making, depth = 0): unknown {
  const { random, known, about } = making;
  if (isNonNullType(type)) return valueOf(type.ofType as GraphQLInputType, name, making, depth) ?? null;
  if (isListType(type)) {
    const item = () => valueOf(type.ofType as GraphQLInputType, name, making, depth + 1);
    return Array.from({ length: random.below(depth > 2 ? 1 : 3) }, item);
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || (depth < 4 && random.chance(0.5)),
    );
    return Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field.type, field.name, making, depth + 1)]),
    );
  }
  if (isEnumType(type)) return random.oneOf(type.getValues())?.name;
  const isId = type.name === "ID" || /Ids?$|^ids?$/.test(name);
  if (isId) return known.pick(random, /^ids?$/.test(name) ? about : [typeIn(name), ...about]);
  switch (type.name) {
    case "Boolean":
      return random.chance(0.5);
    case "Day":
      return random.oneOf([inDays(30), inDays(37), inDays(-30), inDays(4_000)]);
    case "DateTime":
      return at(inDays(random.below(60)), "10:00").toISOString();
    case "JSON":
      return random.oneOf([{}, [], { texto: "Cartagena" }, "x"]);
    case "String":
      return textOf(name, random);
    default:
      return name === "limit" || name === "page"
        ? 1 + random.below(name === "page" ? 3 : 100)
        : random.oneOf(random.chance(0.8) ? numbers : oddNumbers);
  }
}

function textOf(name: string, random: Random): string {
  const [likely, ...others] = texts.find(([of]) => of.test(name))![1];
  return (random.chance(0.7) ? likely : random.oneOf(others)) ?? "";
}

/** Returns whether a value of this type needs a file, that only a form can send. */
export function takesFile(type: GraphQLInputType): boolean {
  if (isNonNullType(type)) return takesFile(type.ofType as GraphQLInputType);
  return getNamedType(type).name === "Upload";
}

/** Returns the type that a name such as `quoteId` means. */
const typeIn = (name: string): string => {
  const bare = name.replace(/Ids?$/, "");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};
