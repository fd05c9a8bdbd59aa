import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { camel, snake } from "../../api/src/core/naming.ts";

describe("names travel mechanically between camelCase and snake_case", () => {
  it.each([
    ["saldoPendiente", "saldo_pendiente"],
    ["edadesMenores", "edades_menores"],
    ["isActive", "is_active"],
    ["numeroCuotasRestantes", "numero_cuotas_restantes"],
    ["aeropuertoHotelIda", "aeropuerto_hotel_ida"],
    ["sha256", "sha256"],
    ["sha256Pdf", "sha256_pdf"],
    ["id", "id"],
  ])("%s is %s on the wire", (field, wire) => {
    expect(snake(field)).toBe(wire);
    expect(camel(wire)).toBe(field);
  });

  it("spells a class as its table", () => expect(snake("QuoteVersion")).toBe("quote_version"));
  it("leaves names that are already snake_case, and introspection names, alone", () => {
    expect(snake("pdf_path")).toBe("pdf_path");
    expect(camel("__typename")).toBe("__typename");
  });

  it("comes back from every camelCase name", () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z][a-z0-9]{0,8}([A-Z][a-z0-9]{0,6}){0,4}$/),
        (field) => camel(snake(field)) === field,
      ),
    );
  });
});
