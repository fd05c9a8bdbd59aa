import { describe, expect, it } from "vitest";
import { Refusal } from "../../api/src/core/failure.ts";
import {
  isComplete,
  normalPassengers,
  type PassengerInput,
} from "../../api/src/modules/quotes/passenger/passenger.rules.ts";

const trip = { numeroPersonas: 3, adultos: 2, menores: 1, infantes: 0, fechaIda: "2026-06-15" };
const holder: PassengerInput = {
  titular: true,
  nombre: " Ana  María ",
  apellido: "Pérez",
  tipoDocumento: "CC",
  documentoIdentidad: "1.020.304.050",
  fechaNacimiento: "1990-03-10",
  email: "Ana@Correo.com",
  telefono: "300 123 4567",
};
const child: PassengerInput = {
  nombre: "Luis",
  apellido: "Pérez",
  tipoDocumento: "ti",
  documentoIdentidad: "1030405060",
  fechaNacimiento: "2018-01-01",
};
const check = (...rows: PassengerInput[]) => normalPassengers(rows, trip, "2026-05-01");

describe("the passengers of a quote", () => {
  it("are stored clean, with their age class", () => {
    const [first, second] = check(holder, child);
    expect(first).toMatchObject({
      nombre: "Ana María",
      documentoIdentidad: "1020304050",
      email: "ana@correo.com",
      telefono: "+573001234567",
      tipo: "adulto",
      pais: "Colombia",
    });
    expect(second).toMatchObject({ tipo: "menor", titular: false, email: null });
    expect([first, second].map((row) => row && isComplete(row))).toEqual([true, true]);
  });

  it("may be completed later, except the holder", () => {
    const rows = check(
      holder,
      { tipoDocumento: "cc", pais: "Colombia", titular: false },
      { nombre: "Luis", apellido: "Pérez" },
    );
    expect(rows.map(isComplete)).toEqual([true, false]);
  });

  it.each<[string, PassengerInput[], string]>([
    ["no holder", [child], "Debe haber exactamente un pasajero titular"],
    ["nobody", [], "Debe haber exactamente un pasajero titular"],
    ["two holders", [holder, { ...child, titular: true }], "Debe haber exactamente un pasajero titular"],
    ["too many", [holder, child, child, child], "Hay más pasajeros que personas en la cotización"],
    ["holder without e-mail", [{ ...holder, email: "" }], "Pasajero 1: El email es requerido"],
    ["holder without phone", [{ ...holder, telefono: null }], "Pasajero 1: El teléfono es requerido"],
    [
      "holder without document",
      [{ ...holder, documentoIdentidad: "" }],
      "Pasajero 1: El número de documento es requerido",
    ],
    [
      "holder without birth date",
      [{ ...holder, fechaNacimiento: null }],
      "Pasajero 1: La fecha de nacimiento es requerida",
    ],
    [
      "a child as holder",
      [{ ...holder, fechaNacimiento: "2018-01-01" }],
      "Pasajero 1: Los adultos deben tener entre 14 y 120 años",
    ],
    [
      "someone without name",
      [holder, {}, { apellido: "Pérez" }],
      "Pasajero 3: Si ingresa datos, el nombre es obligatorio",
    ],
    [
      "someone without surname",
      [holder, { nombre: "Luis" }],
      "Pasajero 2: Si ingresa datos, el apellido es obligatorio",
    ],
    [
      "a bad document",
      [holder, { ...child, documentoIdentidad: "12" }],
      "Pasajero 2: Tarjeta de Identidad debe tener entre 10 y 11 caracteres",
    ],
    [
      "a document without type",
      [holder, { ...child, tipoDocumento: null }],
      "Pasajero 2: El tipo de documento es requerido",
    ],
    [
      "a repeated document",
      [holder, { ...child, documentoIdentidad: "1020304050" }],
      "Pasajero 2: el documento está repetido",
    ],
    [
      "a day that does not exist",
      [holder, { ...child, fechaNacimiento: "2018-02-30" }],
      "Pasajero 2: Fecha de nacimiento inválida",
    ],
    [
      "a third adult",
      [
        holder,
        { ...child, documentoIdentidad: "1030405061", fechaNacimiento: "1980-01-01" },
        { ...child, fechaNacimiento: "1981-01-01" },
      ],
      "Pasajero 3: Los menores deben tener entre 2 y 13 años",
    ],
    [
      "an infant that nobody quoted",
      [holder, { ...child, fechaNacimiento: "2025-12-01" }],
      "Pasajero 2: Los adultos deben tener entre 14 y 120 años",
    ],
    [
      "an adult before the holder",
      [
        { nombre: "Eva", apellido: "Díaz", fechaNacimiento: "1980-01-01" },
        { ...holder, telefono: "12" },
      ],
      "Pasajero 2: Formato de teléfono inválido. Ejemplos válidos: 3001234567, 6011234567, +573001234567",
    ],
  ])("%s is refused", (_, rows, message) => expect(() => check(...rows)).toThrow(message));

  it("are refused field by field", () => {
    try {
      check({ ...holder, nombre: "A" }, { nombre: "Luis" });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      expect((error as Refusal).errors.map(({ field }) => field)).toEqual([
        "passengers.0.nombre",
        "passengers.1.apellido",
      ]);
    }
  });
});
