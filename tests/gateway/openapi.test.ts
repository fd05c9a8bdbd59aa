import {
  buildSchema,
  type FieldNode,
  type GraphQLInputObjectType,
  type OperationDefinitionNode,
  parse,
} from "graphql";
import { expect, it } from "vitest";
import { plansOf } from "../../api/src/gateway/mount.ts";
import { openApiOf } from "../../api/src/gateway/openapi.ts";
import { Schemas } from "../../api/src/gateway/openapi.schemas.ts";
import { type OpenApi, RestDocument } from "../support/rest-document.ts";
import { tripFragments, tripRows } from "./trips.rest.ts";
import { KNOWN, tripSchema } from "./trips.schema.ts";

const api = openApiOf(plansOf({ schema: tripSchema, rows: tripRows, fragments: tripFragments }), tripSchema);
const paths = api["paths"] as Record<string, Record<string, Record<string, unknown>>>;
const schemas = (api["components"] as { schemas: Record<string, { properties: object }> }).schemas;

it("the document of REST describes every mounted call", () => {
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    tripRows.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`).toSorted(),
  );
});
it("the document of REST marks a call as public, or names its permission", () => {
  expect(paths["/trips/{id}"]?.["get"]?.["security"]).toEqual([]);
  expect(paths["/trips/{id}/reject"]?.["patch"]?.["security"]).toEqual([{ session: [] }]);
});
it("the document of REST spells inputs and answers as they travel", () => {
  expect(Object.keys(schemas["TripInput"]!.properties)).toContain("numero_personas");
  expect(Object.keys(schemas["TripWire"]!.properties)).toEqual([
    "id",
    "destino",
    "precio_total",
    "is_active",
    "isActive",
    "motivo_rechazo",
  ]);
  expect(Object.keys(schemas["TripWire.camel"]!.properties)).toContain("precioTotal");
});
it("the document of REST lists filters, pages and headers as parameters", () => {
  const names = (path: string, method: string) =>
    (paths[path]?.[method]?.["parameters"] as { name: string }[]).map(({ name }) => name);
  expect(names("/trips", "get")).toEqual([
    "page",
    "limit",
    "destino",
    "is_active",
    "asesor_id",
    "tipo",
    "period",
  ]);
  expect(names("/receipts", "post")).toEqual(["Idempotency-Key"]);
});
it("the document of REST lists null among the values of a nullable field, and describes fields and parameters", () => {
  const schema = buildSchema(`enum Kind { a b }
    type Trip { "Clase del viaje." kind: Kind }
    input TripFilter { "Solo los de esta clase." kind: Kind }
    type Query { trips("Página, desde 1." page: Int, filter: TripFilter): [Trip!]! }`);
  const document = parse("{ trips { kind } }");
  const [operation] = document.definitions as readonly OperationDefinitionNode[];
  const [trips] = operation!.selectionSet.selections as readonly FieldNode[];
  const { type } = schema.getQueryType()!.getFields()["trips"]!;
  const kind = { type: ["string", "null"], enum: ["a", "b", null], description: "Clase del viaje." };
  expect(new Schemas(schema).output(type, trips!.selectionSet, document, "snake")).toEqual({
    type: "array",
    items: { type: "object", properties: { kind }, required: ["kind"] },
  });
  const filter = schema.getType("TripFilter") as GraphQLInputObjectType;
  expect(new Schemas(schema).fields(filter, "snake").properties["kind"]).toEqual({
    type: ["string", "null"],
    enum: ["a", "b", null],
    description: "Solo los de esta clase.",
  });
});
it("the document of REST names each call once, after its root in GraphQL", () => {
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((call) => call["operationId"]),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(paths["/trips"]?.["get"]?.["operationId"]).toBe("listTrips");
  expect(paths["/trips/{id}/reject"]?.["patch"]?.["operationId"]).toBe("rejectTrip");
});
it("the document of REST lists the refusals that a call may answer, and no others", () => {
  const statuses = (path: string, method: string) =>
    Object.keys(paths[path]?.[method]?.["responses"] as object);
  expect(statuses("/trips/{id}", "get")).toEqual(["200", "403", "404", "429", "500", "503"]);
  expect(statuses("/trips/{id}/reject", "patch")).toEqual([
    "200",
    "400",
    "401",
    "403",
    "404",
    "409",
    "413",
    "415",
    "423",
    "429",
    "500",
    "503",
  ]);
});
it("the document of REST does not repeat the status in the description of an answer", () => {
  const created = paths["/trips"]?.["post"]?.["responses"] as Record<string, unknown>;
  expect(Object.keys(created)).toEqual(expect.arrayContaining(["200", "201"]));
  expect(JSON.stringify(created["201"])).not.toContain('"created"');
});
it("the document of REST demands the file of a form that must have one", () => {
  const body = paths["/receipts"]?.["post"]?.["requestBody"] as {
    required: boolean;
    content: Record<string, { schema: { required: string[] } }>;
  };
  expect(body.required).toBe(true);
  expect(body.content["multipart/form-data"]!.schema.required).toContain("comprobante");
});
it("the document of REST measures answers: a key that is missing, a wrong value and a status are found", () => {
  const document = new RestDocument(api as unknown as OpenApi);
  const measure = (status: number, body: object) =>
    document.contradiction("GET", `/trips/${KNOWN}`, { status, isJson: true, body });
  const trip = {
    id: KNOWN,
    destino: "Leticia",
    precio_total: 1,
    is_active: true,
    isActive: true,
    motivo_rechazo: null,
  };
  const { destino: _destino, ...without } = trip;
  expect(measure(200, trip)).toBeNull();
  expect(measure(200, without)).toContain("destino");
  expect(measure(200, { ...trip, destino: null })).toContain("destino");
  expect(measure(418, trip)).toContain("is not said to answer 418");
  expect(measure(404, { success: false, message: "Viaje no encontrado" })).toContain("error");
});
it("the document of REST refers only to described parts", () => {
  const refs = [...JSON.stringify(api).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(refs.filter((name) => !((name ?? "") in schemas))).toEqual([]);
});
