import { describe, expect, it } from "vitest";
import { ageClassOn, birthDateProblem, yearsOn } from "../../api/src/core/colombia/ages.ts";
import * as documents from "../../api/src/core/colombia/documents.ts";
import { emailProblem, normalEmail } from "../../api/src/core/colombia/emails.ts";
import { nameProblem, normalName } from "../../api/src/core/colombia/names.ts";
import { formatPhone, normalPhone, phoneProblem } from "../../api/src/core/colombia/phones.ts";

describe("identity documents", () => {
  it.each([
    ["890903938", 8],
    ["860002964", 4],
    ["800197268", 4],
    ["860034313", 7],
    ["890900608", 9],
    ["900373923", 8],
    ["900156264", 2],
    ["830122566", 1],
  ])("NIT %s has check digit %d", (nit, digit) => expect(documents.nitCheckDigit(nit)).toBe(digit));

  it.each([
    ["CC", "cc"],
    ["cedula", "cc"],
    ["cedula_extranjeria", "ce"],
    [" Pa ", "passport"],
    ["PASSPORT", "passport"],
    ["toString", null],
    ["xx", null],
  ])("%s means %s", (input, type) => expect(documents.normalDocumentType(input)).toBe(type));

  it.each([
    ["cc", "1.020.304.050", null],
    ["cc", "12345", "Cédula de Ciudadanía debe tener entre 6 y 10 caracteres"],
    ["cc", "12345678901", "Cédula de Ciudadanía debe tener entre 6 y 10 caracteres"],
    ["cc", "12345A7", "Cédula de Ciudadanía debe contener solo números"],
    ["ce", "123456", null],
    ["ti", "123456789", "Tarjeta de Identidad debe tener entre 10 y 11 caracteres"],
    ["rc", "10203040501", null],
    ["passport", "ar 123456", null],
    ["passport", "AB123", "El pasaporte debe contener solo letras y números (6-12 caracteres)"],
    ["passport", "AB_123456", "El pasaporte debe contener solo letras y números (6-12 caracteres)"],
    ["ppt", "1234567890123456", "Permiso por Protección Temporal debe tener entre 1 y 15 caracteres"],
    ["nuip", "1234567", "NUIP debe tener entre 8 y 11 caracteres"],
    ["nit", "890.903.938-8", null],
    ["nit", "890903938-7", "El dígito de verificación del NIT no es correcto"],
    ["dni", "ab12", null],
    ["ms", "", null],
    ["cc", "", "El número de documento es requerido"],
    ["", "123456", "El tipo de documento es requerido"],
    ["visa", "123456", "Tipo de documento no válido"],
  ])("%s %s: %s", (type, number, problem) => expect(documents.documentProblem(type, number)).toBe(problem));

  it("are stored without dots, a NIT with its dash", () => {
    expect(documents.normalDocument("cc", "1.020.304.050")).toBe("1020304050");
    expect(documents.normalDocument("passport", "ar 123456")).toBe("AR123456");
    expect(documents.normalDocument("nit", "8909039388")).toBe("890903938-8");
    expect(documents.normalDocument("ms", "1")).toBe("");
  });

  it.each([
    ["1020304050", "1.020.304.050"],
    ["123456", "123456"],
    ["1234567", "1.234.567"],
    ["890903938-8", "890.903.938-8"],
    ["AR123456", "AR123456"],
  ])("%s reads %s", (number, text) => expect(documents.formatDocument(number)).toBe(text));
});

describe("phones", () => {
  it.each([
    ["3001234567", "+573001234567", "300 123 4567"],
    ["+57 300 123-4567", "+573001234567", "300 123 4567"],
    ["573001234567", "+573001234567", "300 123 4567"],
    ["(601) 123 4567", "+576011234567", "(601) 123 4567"],
    ["+576081234567", "+576081234567", "(608) 123 4567"],
  ])("%s is %s, read %s", (input, stored, shown) => {
    expect(normalPhone(input)).toBe(stored);
    expect(formatPhone(stored)).toBe(shown);
  });

  it.each([
    "300123456",
    "30012345678",
    "6091234567",
    "6001234567",
    "+13001234567",
    "2001234567",
    "300.123.4567",
    "abc",
  ])("%s is no phone", (input) => {
    expect(phoneProblem(input)).toBe(
      "Formato de teléfono inválido. Ejemplos válidos: 3001234567, 6011234567, +573001234567",
    );
  });
  it("is required", () => expect(phoneProblem(" ")).toBe("El teléfono es requerido"));
});

describe("e-mail addresses", () => {
  const invalid = "Formato de email inválido. Ejemplo: usuario@dominio.com";
  it.each([
    ["Ana.Perez@Correo.com.co", null],
    ["a@b.co", null],
    ["a+viajes@b.co", null],
    ["", "El email es requerido"],
    ["ana..perez@correo.com", "El email no puede contener puntos consecutivos"],
    [".ana@correo.com", invalid],
    ["ana.@correo.com", invalid],
    ["ana@-correo.com", invalid],
    ["ana@correo.c", invalid],
    ["ana@correo", invalid],
    ["ana perez@correo.com", invalid],
    [`${"a".repeat(250)}@b.co`, "El email es demasiado largo"],
  ])("%s: %s", (input, problem) => expect(emailProblem(input)).toBe(problem));
  it("are stored lower-case", () => expect(normalEmail(" Ana@Correo.COM ")).toBe("ana@correo.com"));
});

describe("names", () => {
  it.each([
    ["María José", null],
    ["O'Neill-Núñez", null],
    ["Jr.", null],
    ["A", "El apellido debe tener al menos 2 caracteres"],
    ["", "El apellido es requerido"],
    ["x".repeat(51), "El apellido no puede tener más de 50 caracteres"],
    ["Ana3", "El apellido solo puede contener letras, espacios y acentos"],
    ["<b>Ana", "El apellido solo puede contener letras, espacios y acentos"],
    ["--", "El apellido solo puede contener letras, espacios y acentos"],
  ])("%s: %s", (input, problem) => expect(nameProblem(input, "apellido")).toBe(problem));
  it("are stored with single spaces", () => expect(normalName("  Ana   María ")).toBe("Ana María"));
});

describe("ages on the day of departure", () => {
  it.each([
    ["2026-06-15", "infante"],
    ["2024-06-16", "infante"],
    ["2024-06-15", "menor"],
    ["2012-06-16", "menor"],
    ["2012-06-15", "adulto"],
    ["1906-06-15", "adulto"],
    ["1905-06-14", null],
    ["2026-06-16", null],
  ])("who was born on %s is %s on 15 June 2026", (birth, tipo) =>
    expect(ageClassOn(birth, "2026-06-15")).toBe(tipo),
  );

  it("has the birthday of 29 February on 1 March", () => {
    expect(yearsOn("2012-02-29", "2026-02-28")).toBe(13);
    expect(yearsOn("2012-02-29", "2026-03-01")).toBe(14);
  });

  it.each([
    ["", "La fecha de nacimiento es requerida"],
    ["2012-02-30", "Fecha de nacimiento inválida"],
    ["2026-05-02", "La fecha de nacimiento no puede ser futura"],
    ["2012-06-16", "Los adultos deben tener entre 14 y 120 años"],
    ["1900-01-01", "Los adultos deben tener entre 14 y 120 años"],
    ["2012-06-15", null],
  ])("of an adult born on %j: %s", (birth, problem) => {
    expect(birthDateProblem(birth, "2026-05-01", { tipo: "adulto", on: "2026-06-15" })).toBe(problem);
  });
});
