import "reflect-metadata";
import { validate, IsIn, ValidateNested } from "class-validator";
import { parse, type OperationDefinitionNode } from "graphql";
import { ArgumentValidationError } from "type-graphql";
import { describe, expect, it } from "vitest";
import { Refusal } from "../../api/src/core/failure.ts";
import { coerceVariables } from "../../api/src/core/input/coerce.ts";
import { settle } from "../../api/src/core/input/other-names.ts";
import { asRefusal } from "../../api/src/core/failures/refusal.ts";
import { tripSchema } from "./trips.schema.ts";

function coerce(definitions: string, raw: Record<string, unknown>) {
  const operation = parse(`query (${definitions}) { tripCount }`).definitions[0] as OperationDefinitionNode;
  return coerceVariables(tripSchema, operation.variableDefinitions ?? [], raw);
}
function refusalOf(run: () => unknown): Refusal {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error("nothing was refused");
}

describe("variables of GraphQL", () => {
  it("come as graphql coerces them, defaults included", () => {
    expect(
      coerce("$page: Int = 3, $limit: Int, $input: TripInput!", {
        input: { destino: "X", fechaIda: "2026-03-01T03:00:00Z" },
      }),
    ).toEqual({
      page: 3,
      input: { destino: "X", fechaIda: "2026-02-28" },
    });
  });
  it("are refused in Spanish, one entry per field, spelled in camelCase", () => {
    const input = {
      numeroPersonas: "7",
      fechas: { llegadaReal: "ayer" },
      nada: 1,
      salidas: [{ salida: null }, { salida: "x" }],
    };
    const { code, message, errors } = refusalOf(() => coerce("$id: ID!, $input: TripInput!", { input }));
    expect(code).toBe("BAD_USER_INPUT");
    expect(message).toBe("El campo id es obligatorio");
    expect(errors).toEqual([
      { field: "id", message: "El campo id es obligatorio" },
      { field: "destino", message: "El destino es obligatorio" },
      { field: "numeroPersonas", message: "El valor de numeroPersonas no es válido" },
      { field: "fechas.llegadaReal", message: "La fecha no es válida" },
      { field: "salidas.1.salida", message: "La fecha no es válida" },
      { field: "nada", message: "El valor de nada no es válido" },
    ]);
  });
  it("say that an input is missing altogether", () => {
    expect(refusalOf(() => coerce("$input: TripInput!", { input: null })).message).toBe(
      "El campo input es obligatorio",
    );
  });
});

describe("what class-validator finds", () => {
  class Row {
    @IsIn(["a"]) tipo = "x";
  }
  class Form {
    @IsIn(["cc", "ce"], { message: "El documento no es válido" }) documento = "zz";
    @ValidateNested({ each: true }) rows = [new Row()];
  }
  it("becomes a refusal with paths and Spanish texts, also where no text was written", async () => {
    const refusal = asRefusal(new ArgumentValidationError(await validate(new Form())));
    expect(refusal?.errors).toEqual([
      { field: "documento", message: "El documento no es válido" },
      { field: "rows.0.tipo", message: "El valor de tipo no es válido" },
    ]);
  });
  it("leaves defects alone", () => expect(asRefusal(new Error("boom"))).toBeNull());
});

it("of two values of a field the one that differs from the stored record counts; when both differ, the first", () => {
  const stored = { isActive: true, name: "Ana", tags: ["a"] };
  expect(settle({ isActive: true }, { isActive: false }, stored)).toEqual({ isActive: false });
  expect(settle({ name: "Eva" }, { name: "Ema" }, stored)).toEqual({ name: "Eva" });
  expect(settle({ tags: ["a"] }, { tags: [] }, stored)).toEqual({ tags: [] });
});
