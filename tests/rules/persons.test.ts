import { describe, expect, it } from "vitest";
import { ageClassOn, birthDateProblem, yearsOn } from "../../api/src/core/colombia/ages.ts";
import * as documents from "../../api/src/core/colombia/documents.ts";
import { emailProblem, mailAddress, normalEmail } from "../../api/src/core/colombia/emails.ts";
import { nameProblem, normalName } from "../../api/src/core/colombia/names.ts";
import * as phones from "../../api/src/core/colombia/phones.ts";

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
    ["+1 (305) 555-0100", "+13055550100", "+13055550100"],
    ["0034 911 223 344", "+34911223344", "+34911223344"],
    ["+44 (0)20 7946 0958", "+442079460958", "+442079460958"],
    ["+65 6123 4567", "+6561234567", "+6561234567"],
  ])("%s is %s, read %s", (input, stored, shown) => {
    expect(phones.normalPhone(input)).toBe(stored);
    expect(phones.formatPhone(stored)).toBe(shown);
  });

  it.each([
    "300.123.4567",
    "300/123/4567",
    "300_123_4567",
    "300\u2011123\u20114567",
    "300–123−4567",
    "300\u00A0123\u202F4567",
    "\u202A+57 300 123 4567\u202C",
    "\u2066300 123 4567\u2069",
    "\uFEFF3001234567\u200B",
    "３００１２３４５６７",
    "＋57 300 123 4567",
    "'3001234567",
    "'+573001234567",
    "’3001234567",
    "tel:+57-300-123-4567",
    "(+57) 300 123 4567",
    "0057 300 123 4567",
    "00 57 (300) 123 4567",
    "57 300 123 4567",
    " 300\t123\n4567 ",
  ])("%j is the mobile that it shows", (input) => expect(phones.normalPhone(input)).toBe("+573001234567"));

  it.each([
    "300123456",
    "30012345678",
    "6091234567",
    "6001234567",
    "2001234567",
    "13055550100",
    "+57 200 123 4567",
    "0057 300 123 456",
    "+1234567",
    "+1234567890123456",
    "+0 300 123 4567",
    "300 123 4567 ext. 5",
    "$ 300.123.456",
    "3001234567 / 3107654321",
    "3001234567+",
    "abc",
    `3001234567${" ".repeat(200)}`,
  ])("%s is no phone", (input) => {
    expect(phones.phoneProblem(input)).toBe(
      "Formato de teléfono inválido. Ejemplos válidos: 3001234567, 6011234567, +573001234567",
    );
  });
  it("is required", () => expect(phones.phoneProblem(" ")).toBe("El teléfono es requerido"));

  it.each([
    ["300.123.4567", "3001234567", "573001234567"],
    ["(601) 123 4567", null, null],
    ["+34 600 111 222", null, "34600111222"],
    ["600111222", null, null],
    ["llamar tarde", null, null],
  ])("%s takes the code %s and the chat %s", (input, mobile, chat) => {
    expect(phones.mobileDigits(input)).toBe(mobile);
    expect(phones.isMobile(input)).toBe(mobile !== null);
    expect(phones.whatsAppNumber(input)).toBe(chat);
  });

  it.each([
    ["+573001234567", "3001234567"],
    ["(601) 555 0100", "6015550100"],
    ["+13055550100", "+13055550100"],
    ["llamar tarde", "llamar tarde"],
    [null, ""],
  ])("%s is typed %j at home", (stored, typed) => expect(phones.nationalPhone(stored)).toBe(typed));
});

describe("e-mail addresses", () => {
  const invalid = "Formato de email inválido. Ejemplo: usuario@dominio.com";
  it.each([
    ["Ana.Perez@Correo.com.co", null],
    ["a@b.co", null],
    ["a+viajes@b.co", null],
    ["", "El email es requerido"],
    ["ana..perez@correo.com", "El email no puede contener puntos consecutivos"],
    ["maria_@example.com", null],
    ["_ana@example.com", null],
    ["ana-@example.com", null],
    ["o'brien+x@example.com", null],
    ["#!$%&'*+/=?^_`{|}~-@example.com", null],
    ["\u202Aana@example.com\u202C", null],
    ['"ana perez"@correo.com', invalid],
    ["ana@[192.0.2.1]", invalid],
    ["josé@correo.com", invalid],
    ["ana@correo_.com", invalid],
    ["a,b@correo.com", invalid],
    ["ana@luz@correo.com", invalid],
    [".ana@correo.com", invalid],
    ["ana.@correo.com", invalid],
    ["ana@-correo.com", invalid],
    ["ana@correo.c", invalid],
    ["ana@correo", invalid],
    ["ana perez@correo.com", invalid],
    [`${"a".repeat(250)}@b.co`, "El email es demasiado largo"],
  ])("%s: %s", (input, problem) => expect(emailProblem(input)).toBe(problem));
  it("are stored lower-case", () => expect(normalEmail(" Ana@Correo.COM ")).toBe("ana@correo.com"));
  it("are written to by an address of which every sign is read as one of theirs", () =>
    expect(mailAddress("a&b%41?c@example.com")).toBe("mailto:a%26b%2541%3Fc@example.com"));
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
