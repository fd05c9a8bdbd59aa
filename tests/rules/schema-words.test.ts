import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import type { Words } from "../../api/src/core/words.ts";

/** A name of the schema, its place, and its description. */
interface Said {
  readonly kind: "type" | "root" | "field" | "argument" | "value";
  readonly at: string;
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const schema = buildSchema(readFileSync(join(root, "schema.graphql"), "utf8"), { assumeValidSDL: true });
const own = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const roots = new Set(["Query", "Mutation", "Subscription"]);

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField;
const argumentsOf = (field: AnyField): readonly GraphQLArgument[] => ("args" in field ? field.args : []);

const said: readonly Said[] = own.flatMap((type): Said[] => {
  const itself: Said = {
    kind: "type",
    at: type.name,
    name: type.name,
    type: "",
    text: type.description ?? "",
  };
  if (isEnumType(type))
    return [
      itself,
      ...type.getValues().map(({ name, description }): Said => ({
        kind: "value",
        at: `${type.name}.${name}`,
        name,
        type: type.name,
        text: description ?? "",
      })),
    ];
  if (!isObjectType(type) && !isInputObjectType(type)) return [itself];
  return [
    itself,
    ...Object.values<AnyField>(type.getFields()).flatMap((field): Said[] => [
      {
        kind: roots.has(type.name) ? "root" : "field",
        at: `${type.name}.${field.name}`,
        name: field.name,
        type: getNamedType(field.type).name,
        text: field.description ?? "",
      },
      ...argumentsOf(field).map((argument): Said => ({
        kind: "argument",
        at: `${type.name}.${field.name}(${argument.name})`,
        name: argument.name,
        type: getNamedType(argument.type).name,
        text: argument.description ?? "",
      })),
    ]),
  ];
});
const places = (found: readonly Said[]) => found.map(({ at, text }) => `${at}: ${text}`);

/** Words of a name or a sentence, without articles, accents and case. */
const plain = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "" && !/^(el|la|los|las|un|una|de|del)$/.test(word))
    .join(" ");

describe("every name of the schema", () => {
  it("has a description", () => {
    expect(said.length).toBeGreaterThan(7_000);
    expect(places(said.filter(({ text }) => text === ""))).toEqual([]);
  });

  it("is described by more than itself; the label of a member may be its name", () => {
    const echoes = said.filter(({ kind, name, text }) => kind !== "value" && plain(text) === plain(name));
    expect(places(echoes)).toEqual([]);
  });

  it("is described in one line of Spanish, as a sentence", () => {
    const odd = said.filter(
      ({ text }) =>
        !/^[A-ZÁÉÍÓÚÑ0-9`«][^\n]*[.…]$/.test(text) ||
        /\b(the|of the|with|which|is a|null|true|false)\b/.test(text),
    );
    expect(places(odd)).toEqual([]);
  });

  it("says its unit: what is money says COP", () => {
    const money = said.filter(
      ({ kind, type }) => (kind === "field" || kind === "argument") && type === "COP",
    );
    expect(money.length).toBeGreaterThan(400);
    expect(places(money.filter(({ text }) => !text.includes("COP")))).toEqual([]);
  });

  it("says its unit: a fraction names its whole", () => {
    const unit = /puntos porcentuales|por mil|COP|UVT|[Hh]oras|de 0 a 1|en años|en meses/;
    const fractions = said.filter(({ kind, type }) => kind === "field" && type === "Float");
    expect(places(fractions.filter(({ text }) => !unit.test(text)))).toEqual([]);
  });
});

describe("who may", () => {
  const textOf = (at: string) => said.find((one) => one.at === at)?.text;

  it("is said of every root, by its own rule", () => {
    const silent = said.filter(
      ({ kind, text }) => kind === "root" && !/(Solo para .*|Pública: .*)\.$/.test(text),
    );
    expect(places(silent)).toEqual([]);
    expect(textOf("Mutation.cancelContract")).toMatch(/ Solo para Administrador y Propietario\.$/);
    expect(textOf("Query.packages")).toMatch(/ Pública: no pide sesión\.$/);
    expect(textOf("Query.howToPay")).toMatch(/ Solo para toda cuenta activa y quien tenga un enlace válido/);
  });

  it("is said of every field that not all see", () => {
    const ruled = [...readFileSync(join(root, "schema.graphql"), "utf8").matchAll(/^type (\w+)[^}]*^\}/gm)]
      .filter(([, name]) => !roots.has(name ?? ""))
      .flatMap(([body, name]) =>
        [...body.matchAll(/^ {2}(\w+)[^\n]*@auth/gm)].map(([, field]) => `${name ?? ""}.${field ?? ""}`),
      );
    expect(ruled.length).toBeGreaterThan(100);
    expect(ruled.filter((at) => !textOf(at)?.endsWith("a los demás les llega nulo."))).toEqual([]);
  });
});

describe("the schema", () => {
  it("says where its own scalars are specified", () => {
    const open = own.filter(
      (type) => isScalarType(type) && type.name !== "Upload" && !type.specifiedByURL?.startsWith("https://"),
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it("says of each deprecated part since when, and its replacement", () => {
    const text = readFileSync(join(root, "schema.graphql"), "utf8");
    const reasons = [...text.matchAll(/@deprecated(?:\(reason: "([^"]*)"\))?/g)].map(
      ([, reason]) => reason ?? "",
    );
    expect(reasons.filter((reason) => !/^Desde \d{4}-\d{2}-\d{2}: usa .+/.test(reason))).toEqual([]);
  });
});

describe("the words of the modules", () => {
  const files = globSync("api/src/**/*.words.ts", { cwd: root });
  const written: [string, Words][] = [];
  beforeAll(async () => {
    for (const file of files)
      for (const words of Object.values((await import(join(root, file))) as Record<string, Words>))
        written.push([file, words]);
  });
  const at = new Set(said.map((one) => one.at));

  it("explain names that the schema has", () => {
    const rootsAt = new Map(said.filter(({ kind }) => kind === "root").map((one) => [one.name, one.at]));
    const ofArguments = new Set(said.filter(({ kind }) => kind === "argument").map(({ name }) => name));
    const explains = (key: string) => {
      const [rootName = "", argument] = key.split(".");
      return argument === undefined
        ? ofArguments.has(key)
        : at.has(`${rootsAt.get(rootName) ?? ""}(${argument})`);
    };
    const stale = written.flatMap(([file, words]) => {
      const members = Object.entries(words.values ?? {}).flatMap(([name, values]) =>
        Object.keys(values).map((value) => `${name}.${value}`),
      );
      return [
        ...Object.keys(words.types ?? {}).filter((name) => !at.has(name)),
        ...Object.keys(words.roots ?? {}).filter((name) => !rootsAt.has(name)),
        ...Object.keys(words.arguments ?? {}).filter((key) => !explains(key)),
        ...members.filter((member) => !at.has(member)),
      ].map((key) => `${file}: ${key}`);
    });
    expect(stale).toEqual([]);
  });
});
