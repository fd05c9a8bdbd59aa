import { getIntrospectionQuery, isNonNullType, OperationTypeNode } from "graphql";
import { schemaOf } from "../../api/src/core/graphql/schema.ts";
import type { Route } from "../../api/src/gateway/route.ts";
import { rowsOf } from "../../api/src/core/module.ts";
import { modules } from "../../api/src/modules.ts";
import type { RawRequest } from "../support/raw-http.ts";
import { operationsOf } from "../support/operations.ts";

/** Draws the same numbers in every run (mulberry32): a run that failed can be run again. */
export function drawing(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (most: number) => Math.floor(next() * most),
    one: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  };
}
type Draw = ReturnType<typeof drawing>;

const json = { "Content-Type": "application/json" };
const routes = rowsOf(modules) as readonly Route[];
const withId = "01890000-0000-7000-8000-000000000000";
const addressOf = ({ path }: Route) => path.replace(/:\w+/g, withId);
/** Calls that demand something of their body, and so refuse every body that lacks it. */
const demanding = ["/user/login", "/user/register", "/quotes", "/payments", "/contact"];
const uncountable = ["1e999", "9".repeat(400), "-1", "0", "0x10", "NaN", "1.5", "2147483648"];
const listed = ["/quotes", "/contracts", "/payments", "/commissions", "/notifications"];

/** Operations that cannot run without an argument: none of them takes the arguments given here. */
const needy = operationsOf(schemaOf(modules)).filter(
  ({ kind, field }) =>
    kind !== OperationTypeNode.SUBSCRIPTION &&
    field.args.some(
      ({ type, defaultValue }) =>
        isNonNullType(type) && defaultValue === undefined && String(type) !== "Boolean!",
    ),
);

const deep = (levels: number) => `${"[".repeat(levels)}1${"]".repeat(levels)}`;
const graphql = (query: string, variables: unknown = {}): RawRequest => ({
  path: "/graphql",
  headers: json,
  body: JSON.stringify({ query, variables }),
});

type Kind = (draw: Draw) => RawRequest;

/** Kinds of broken requests; each of them must be refused for any sender. */
export const kinds: Readonly<Record<string, Kind>> = {
  "JSON that is cut off": ({ one, below }) => {
    const whole = `{"query":"{ publicSettings { name } }","email":"ana@example.com","password":"secreta"}`;
    return {
      path: one(["/graphql", ...demanding]),
      headers: json,
      body: whole.slice(0, 1 + below(whole.length - 1)),
    };
  },
  "bytes that are no UTF-8": ({ one, below }) => ({
    path: one(["/graphql", ...demanding]),
    headers: json,
    body: Buffer.concat([
      Buffer.from('{"query":'),
      Buffer.from([0xff, 0xc0, 0x80 + below(60), 0xfe]),
      Buffer.from("}"),
    ]),
  }),
  "values of another type": ({ one }) => {
    const { document, field } = one(needy);
    const junk = one<unknown>([{ a: { b: 1 } }, [[[1]]], 1e300, "\u0000", "x".repeat(100_000)]);
    return graphql(document, Object.fromEntries(field.args.map(({ name }) => [name, junk])));
  },
  "numbers that nobody can count": ({ one }) => ({
    method: "GET",
    path: `${one(listed)}?page=${one(uncountable)}`,
  }),
  "objects in one another without end": ({ one, below }) => {
    const levels = 100 + below(200_000);
    return one<RawRequest>([
      {
        path: one(["/graphql", ...demanding]),
        headers: json,
        body: `{"query":"{ me { id } }","variables":{"a":${deep(levels)}}}`,
      },
      { path: one(demanding), headers: json, body: deep(levels) },
      graphql(`{ quotes(filter: ${deep(1_900)}) { total } }`),
      graphql(`
        ${"{ quotes ".repeat(1_200)}
        ${"}".repeat(1_200)}
      `),
      graphql(`query ($a: ${"[".repeat(1_500)}Int${"]".repeat(1_500)}) { quotes(filter: $a) { total } }`),
    ]);
  },
  "heads that are none": ({ one }) =>
    one<RawRequest>([
      {
        path: "/user/login",
        headers: { "Content-Type": "application/json; charset=nada" },
        body: '{"email":"a"}',
      },
      { path: "/user/login", headers: { ...json, "Content-Encoding": "nada" }, body: "{}" },
      { path: "/user/login", headers: { ...json, "Content-Encoding": "gzip" }, body: "no es gzip" },
      { path: "/user/login", headers: { ...json, "Transfer-Encoding": "chunked" }, body: "zz\r\nnada\r\n" },
      { path: "/user/login", headers: { ...json, "Content-Length": "-1" }, body: "{}" },
      { path: "/user/login", headers: { ...json, Expect: "un milagro" }, body: "{}" },
      { path: "/graphql", headers: { "Content-Type": "nada", "Content-Length": "2" }, body: "{}" },
      {
        path: "/graphql",
        headers: { "Content-Type": "multipart/form-data", "Apollo-Require-Preflight": "1" },
        body: "{}",
      },
      { method: "GET", path: "/quotes", headers: { Authorization: "Bearer \u00ff.\u00fe.\u00fd" } },
      { method: "GET", path: "/quotes", headers: { Authorization: `Bearer ${"a.".repeat(3_000)}` } },
      { method: "GET", path: "/quotes", headers: { "X-Link-Token": "a".repeat(9_000) } },
      {
        method: "GET",
        path: "/quotes?limit=0",
        headers: { "If-None-Match": "*", Range: "bytes=9-1", "Accept-Encoding": "br;q=x" },
      },
      { method: "GET", path: "/quotes", headers: { "X-Long": "a".repeat(20_000) } },
      { method: "GET", path: "/quotes", headers: { "X Odd": "a" } },
    ]),
  "methods that are none": ({ one }) => ({
    method: one(["PROPFIND", "TRACE", "LINK", "PURGE", "NADA", "get", "CONNECT", "MKCOL"]),
    path: one(["/graphql", ...listed, "/user/login", "/nada"]),
  }),
  "addresses that are none": ({ one }) => ({
    method: one(["GET", "POST", "DELETE"]),
    path: one([
      "/%",
      "/%E0%A4%A",
      "/quotes/%00",
      "/quotes/%E0%A4%A",
      "/..%2f..%2fetc/passwd",
      "/../../etc/passwd",
      "//nada//",
      "/graphql/",
      "/quotes/__proto__",
      "/quotes/constructor",
      `/${"a/".repeat(4_000)}`,
      "/files/%00.%00",
      "/files/..%2f..",
      "/media/%E0%A4%A",
      "/assets/%00.js",
      "/assets/..%5c..%5c",
      "/user/check-email",
      "/\u00ff\u00fe",
      "*",
    ]),
  }),
  "null characters": ({ one }) =>
    one<RawRequest>([
      { path: "/user/login", headers: json, body: '{"email":"a\\u0000@b.co","password":"\\u0000"}' },
      { path: "/user/login", headers: json, body: '{"email":"a\u0000@b.co"}' },
      { method: "GET", path: "/quotes?search=%00" },
      { method: "GET", path: "/pack?search=%00&limit=0" },
      graphql('{ checkEmail(email: "\\u0000") { __typename } }'),
      graphql("{ \u0000 }"),
    ]),
  "keys that all objects have": ({ one }) => {
    const key = one([
      "__proto__",
      "constructor",
      "hasOwnProperty",
      "toString",
      "__defineGetter__",
      "prototype",
    ]);
    return one<RawRequest>([
      {
        path: one(demanding),
        headers: json,
        body: `{"${key}":{"email":"a@b.co","password":"x","${key}":1}}`,
      },
      { path: one(demanding), headers: json, body: `{"${key}.${key}":1,"${key}[0]":1,"a[${key}][b]":1}` },
      { method: "GET", path: `${one(listed)}?${key}[a]=1&${key}=1&filter[${key}]=1&limit=0` },
      {
        ...graphql("query ($input: String!) { a }"),
        body:
          `{"query":"query ($input: Int!) { quotes(page: ` +
          `$input) { total } }","${key}":{"input":1},"variables":{"${key}":1}}`,
      },
      graphql(`{ ${key} }`),
    ]);
  },
  "a whole call with nothing in it": ({ one }) => {
    const route = one(
      routes.filter(({ method, path }) => /POST|PUT|PATCH/.test(method) && path.includes(":")),
    );
    return {
      method: route.method,
      path: addressOf(route),
      headers: json,
      body: one(["7", '"a"', "[1]", "{", "\\", "true false"]),
    };
  },
  "documents that ask for too much": ({ one, below }) =>
    graphql(
      one([
        `{ ${Array.from({ length: 130 + below(800) }, (_, n) => `a${n}: __typename`).join(" ")} }`,
        `{ ${"quotes { total } ".repeat(2_000)} }`,
        `{ ...A } fragment A on Query { ...A }`,
        `query ${"A".repeat(60_000)} { me { nada } }`,
        `{ me { id } } # ${"x".repeat(70_000)}`,
        `{ __type(name: "${"x".repeat(11_000)}") { nada } }`,
        getIntrospectionQuery().replace("__schema", "__schemas"),
        "subscription { notificationReceived { id } }",
        "",
        "{",
      ]),
    ),
};
