import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { camel, snake } from "../../api/src/core/naming.ts";
import { plansOf } from "../../api/src/gateway/mount.ts";
import { nested } from "../../api/src/gateway/odd-keys.ts";
import { tripFragments, tripRows } from "./trips.rest.ts";
import { tripSchema } from "./trips.schema.ts";
import { serveTrips } from "./trips.server.ts";

const send = serveTrips();

async function seen(body: unknown, headers?: Record<string, string>): Promise<unknown> {
  const reply = await send("POST", "/trips", { body, ...(headers ? { headers } : {}) });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return (reply.body as { seen: unknown }).seen;
}
async function filtered(query: string): Promise<unknown> {
  const { body } = await send("GET", `/trips?${query}`);
  const [first] = (body as { trips: { filter: string }[] }).trips;
  const {
    limit: _limit,
    offset: _offset,
    ...filter
  } = JSON.parse(first?.filter ?? "{}") as Record<string, unknown>;
  return filter;
}
const form = (...entries: [string, string | Blob][]) => {
  const data = new FormData();
  for (const [key, value] of entries) data.append(key, value as string);
  return data;
};

describe("a body", () => {
  it("understands both spellings and drops what it does not know", async () => {
    expect(
      await seen({
        destino: "X",
        numero_personas: "7",
        isActive: "false",
        destino_validation: true,
        created_by: 3,
      }),
    ).toEqual({
      destino: "X",
      numeroPersonas: 7,
      isActive: false,
    });
  });
  it("takes an amount as text, whole with zero cents", async () => {
    expect(await seen({ destino: "X", precio_total: "84000.00" })).toMatchObject({ precioTotal: 84_000 });
  });
  it("takes an empty form field as no value, except in a text", async () => {
    expect(await seen({ destino: "X", fecha_ida: "", numero_personas: "", tipo: "" })).toEqual({
      destino: "X",
      fechaIda: null,
      numeroPersonas: null,
      tipo: null,
    });
  });
  it("reads an enum's other spellings in any case", async () => {
    expect(await seen({ destino: "X", tipo: "Hotel" })).toMatchObject({ tipo: "alojamiento" });
    expect(await seen({ destino: "X", tipo: "TICKETS" })).toMatchObject({ tipo: "tickets" });
  });
  it("reads the other names that a row lists", async () => {
    expect(await seen({ destino: "X", startDate: "2026-03-01", vendedor_id: 4 })).toMatchObject({
      fechaIda: "2026-03-01",
      sellerId: 4,
    });
  });
  it("of two different values takes the one that differs from the stored record, else snake_case", async () => {
    expect(await seen({ destino: "X", is_active: true, isActive: false })).toMatchObject({ isActive: false });
    expect(await seen({ destino: "X", is_active: false, isActive: true })).toMatchObject({ isActive: false });
    expect(await seen({ destino: "X", startDate: "2026-03-02", fecha_ida: "2026-03-01" })).toMatchObject({
      fechaIda: "2026-03-01",
    });
  });
  it("opens dotted keys", async () => {
    const expected = { fechas: { salida: "2026-05-01", llegadaReal: "2026-05-09" } };
    expect(
      await seen({ destino: "X", "fechas.salida": "2026-05-01", "fechas.llegada_real": "2026-05-09" }),
    ).toMatchObject(expected);
    expect(
      await seen({ destino: "X", fechas: { llegadaReal: "2026-05-09" }, "fechas.salida": "2026-05-01" }),
    ).toMatchObject(expected);
  });
  it.each([["nothing"], ["null"], ["{}"], [""]])("that is %s is an empty one", async (text) => {
    const headers = { "content-type": "application/json" };
    const reply = await send("POST", "/trips", { headers, ...(text === "nothing" ? {} : { body: text }) });
    expect(reply).toMatchObject({ status: 400, body: { message: "El destino es obligatorio" } });
  });
  it("may come empty with a GET", async () => {
    expect(
      (await send("GET", "/trips/destinations", { headers: { "content-type": "application/json" } })).status,
    ).toBe(200);
  });
  it("cannot reach behind the objects", async () => {
    expect(
      await seen('{"destino":"X","__proto__":{"isActive":true},"constructor.prototype.isActive":true}'),
    ).toEqual({ destino: "X" });
    expect(({} as { isActive?: boolean }).isActive).toBeUndefined();
  });
});

describe("a filter", () => {
  it.each(["", "all", "todos", "null", "undefined"])("of '%s' is none", async (word) => {
    expect(await filtered(`destino=${word}&is_active=${word}&asesor_id=${word}&tipo=${word}`)).toEqual({});
  });
  it("reads numbers, booleans and both spellings", async () => {
    expect(await filtered("asesor_id=7&isActive=true&tipo=hotel&x=1")).toEqual({
      asesorId: 7,
      isActive: true,
      tipo: "alojamiento",
    });
  });
  it("keeps `all` where it is a value of its own", async () =>
    expect(await filtered("period=all")).toEqual({ period: "all" }));
  it("counts pages from one, ten to a page, also when they come empty", async () => {
    const { body } = await send("GET", "/trips?page=&limit=");
    expect((body as { trips: { filter: string }[] }).trips[0]?.filter).toBe('{"limit":10,"offset":0}');
  });
});

describe("a multipart form", () => {
  const pdf = new Blob(["%PDF-1.7"], { type: "application/pdf" });
  const upload = (...entries: [string, string | Blob][]) =>
    send("POST", "/receipts", { body: form(...entries), headers: { "idempotency-key": "k-1" } });

  it("assigns files and texts to their variables, in any order, with the key of the header", async () => {
    const reply = await upload(
      ["comprobante", pdf],
      ["images", pdf],
      ["images[1]", pdf],
      ["otro", pdf],
      ["destino", "Santa Marta"],
      ["numero_personas", "2"],
    );
    expect(reply).toMatchObject({
      status: 201,
      body: { seen: { destino: "Santa Marta", numeroPersonas: 2, size: 8, images: 2, key: "k-1" } },
    });
  });
  it("says which file is missing", async () => {
    expect(await upload(["destino", "X"])).toMatchObject({
      status: 400,
      body: { message: "El comprobante es obligatorio" },
    });
  });
  it("refuses a file above 10 MB", async () => {
    const reply = await upload(
      ["destino", "X"],
      ["comprobante", new Blob([new Uint8Array(12 * 1024 * 1024)])],
    );
    expect(reply).toMatchObject({
      status: 413,
      body: { message: "El archivo no debe superar los 10MB", error: "PAYLOAD_TOO_LARGE" },
    });
  });
  it.each<[string, [string, string][], object]>([
    [
      "chars[0]",
      [
        ["chars", ""],
        ["chars[0]", "Wifi"],
        ["chars[1]", "gym"],
      ],
      { chars: ["Wifi", "gym"] },
    ],
    [
      "chars[0] before an empty chars",
      [
        ["chars[0]", "Wifi"],
        ["chars", ""],
      ],
      { chars: ["Wifi"] },
    ],
    [
      "chars[]",
      [
        ["chars[]", "Wifi"],
        ["chars[]", "gym"],
      ],
      { chars: ["Wifi", "gym"] },
    ],
    [
      "JSON text",
      [
        ["chars", '["Wifi"]'],
        ["fechas", '{"salida":"2026-05-01"}'],
      ],
      { chars: ["Wifi"], fechas: { salida: "2026-05-01" } },
    ],
    [
      "salidas[0][salida]",
      [
        ["salidas[0][salida]", "2026-05-01"],
        ["salidas[1].salida", "2026-06-01"],
      ],
      { salidas: [{ salida: "2026-05-01" }, { salida: "2026-06-01" }] },
    ],
    [
      "a key that comes twice",
      [
        ["numero_personas", "1"],
        ["numero_personas", "2"],
      ],
      { numeroPersonas: 2 },
    ],
  ])("understands %s", async (_, entries, expected) => {
    expect(await seen(form(["destino", "X"], ...entries))).toMatchObject(expected);
  });
});

describe("keys of any kind", () => {
  const field = fc.stringMatching(/^[a-z]{1,6}([A-Z][a-z]{1,5}){0,3}$/);
  it("a field is the same in both spellings", () => {
    fc.assert(fc.property(field, (name) => camel(snake(name)) === name));
  });
  it("a list written entry by entry is the list", () => {
    fc.assert(
      fc.property(field, fc.array(fc.string(), { minLength: 1, maxLength: 20 }), (name, list) => {
        const indexed = list.map((entry, i): [string, string] => [`${name}[${i}]`, entry]);
        expect(nested(indexed.toReversed())).toEqual({ [name]: list });
        expect(nested(list.map((entry): [string, string] => [`${name}[]`, entry]))).toEqual({ [name]: list });
      }),
    );
  });
  it("no key breaks the reader", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.string())),
        (entries) => typeof nested(entries) === "object",
      ),
    );
  });
  it("an input reads the same however each of its keys is spelled", () => {
    const [row] = plansOf({
      schema: tripSchema,
      rows: tripRows.filter(({ path }) => path === "/trips/:id/pay"),
      fragments: tripFragments,
    });
    const read = (body: object) =>
      row!.readVariables({ params: {}, query: {}, headers: {}, files: new Map(), body }).values["input"];
    const input = {
      destino: "X",
      numeroPersonas: 2,
      precioTotal: 5,
      isActive: false,
      fechaIda: "2026-01-02",
      chars: [] as string[],
    };
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), (spellings) => {
        const sent = Object.entries(input).map(([key, value], i) => [spellings[i] ? snake(key) : key, value]);
        expect(read(Object.fromEntries(sent) as object)).toEqual(input);
      }),
    );
  });
});
