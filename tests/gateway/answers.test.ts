import { describe, expect, it } from "vitest";
import { KNOWN, UNKNOWN } from "./trips.schema.ts";
import { serveTrips } from "./trips.server.ts";

const wire = {
  id: KNOWN,
  destino: "San Andrés",
  precio_total: 4_500_000_000,
  is_active: true,
  isActive: true,
  motivo_rechazo: null,
};

describe.each([
  ["executed", false],
  ["as text", true],
])("an answer, %s", (_, text) => {
  const send = serveTrips(text);

  it("is the record itself when there is nothing beside the body", async () => {
    expect((await send("GET", `/trips/${KNOWN}`)).body).toEqual(wire);
  });
  it("keeps camelCase in a row that says so, fragments included", async () => {
    const { is_active: _active, precio_total: precioTotal, motivo_rechazo: motivoRechazo, ...rest } = wire;
    expect((await send("GET", `/trips/${KNOWN}/camel`)).body).toEqual({
      ...rest,
      precioTotal,
      motivoRechazo,
    });
  });
  it("is flat with constants and other roots, and the record's own key wins over a constant", async () => {
    expect((await send("GET", `/trips/${KNOWN}/flat`)).body).toEqual({
      ...wire,
      message: "del viaje",
      success: true,
      total: 1,
    });
  });
  it("is wrapped when the roots are the keys", async () => {
    expect((await send("GET", `/trips/${KNOWN}/wrapped`)).body).toEqual({
      success: true,
      trip: wire,
      trip_count: 1,
    });
  });
  it("is a bare list when the body is one", async () => {
    expect((await send("GET", "/trips/destinations")).body).toEqual(["Cartagena", "San Andrés"]);
  });
  it("spreads a page with the names of its area", async () => {
    const { body } = await send("GET", "/trips?page=3");
    expect(body).toMatchObject({
      success: true,
      total: 1,
      totalPages: 1,
      currentPage: 3,
      trips: [{ id: KNOWN }],
    });
  });
  it.each([`/trips/${UNKNOWN}`, `/trips/${UNKNOWN}/wrapped`, `/trips/${UNKNOWN}/flat`])(
    "is 404 with the type's text when %s is null",
    async (path) => {
      expect(await send("GET", path)).toMatchObject({
        status: 404,
        body: { success: false, message: "Viaje no encontrado", error: "NOT_FOUND" },
      });
    },
  );
  it("hides a defect behind the request's id and carries the text under the row's own key", async () => {
    const message = "Ocurrió un error inesperado. Código: req-1";
    expect(await send("GET", "/broken")).toMatchObject({
      status: 500,
      body: { success: false, message, error: message, code: "INTERNAL" },
    });
  });
  it("says of a defect what consumers of that call know, with its code", async () => {
    expect(await send("DELETE", "/broken")).toMatchObject({
      status: 500,
      body: { success: false, message: "Error al eliminar el viaje", error: "INTERNAL" },
    });
  });
  it("is 201 for a created record and 200 for an existing one, and does not say it twice", async () => {
    const created = await send("POST", "/trips", { body: { destino: "Nuevo" } });
    expect(created).toMatchObject({ status: 201, body: { success: true, trip: { id: KNOWN } } });
    expect(created.body).not.toHaveProperty("created");
    expect((await send("POST", "/trips", { body: { destino: "Leticia" } })).status).toBe(200);
  });
  it("streams a file under its name", async () => {
    const { headers, body } = await send("GET", `/trips/${KNOWN}/pdf`);
    expect(body).toBe("%PDF");
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename=".*"; filename\*=UTF-8''cotizaci%C3%B3n-1\.pdf$/,
    );
  });
  it("never streams an empty file", async () => {
    expect(await send("GET", `/trips/${UNKNOWN}/pdf`)).toMatchObject({
      status: 500,
      body: { message: "El PDF generado está vacío" },
    });
  });
});
