import { describe, expect, it } from "vitest";
import { emailProblem } from "../../api/src/core/colombia/emails.ts";
import { normalPhone } from "../../api/src/core/colombia/phones.ts";
import { writtenDocument } from "../../api/src/core/colombia/written-documents.ts";
import { cellText, mailOf } from "../../api/src/core/sheet/cell-text.ts";
import { dayWritten } from "../../api/src/core/sheet/written-days.ts";
import { isSameName } from "../../api/src/modules/customers/import/person-names.ts";

describe("a telephone as people paste it", () => {
  it.each([
    ["\u202a+57 300 123 4567\u202c", "+573001234567"],
    ["300\u2011123\u20114567", "+573001234567"],
    ["0057 300 1234567", "+573001234567"],
    ["(+57) 300 123 4567", "+573001234567"],
    ["cel: 300.123.4567", "+573001234567"],
    ["Tel. (601) 234 5678", "+576012345678"],
    ["WhatsApp 300 123 4567", "+573001234567"],
    ["+57 (1) 234 5678", "+576012345678"],
    ["0057 4 234 5678", "+576042345678"],
    ["3001234567.0", "+573001234567"],
    ["3,001234567E+09", "+573001234567"],
  ])("%j is %s", (text, phone) => expect(normalPhone(cellText(text))).toBe(phone));

  it.each([
    "+57 3 234 5678",
    "1 234 5678",
    "601 234 5678 ext. 12",
    "300 123 4567 / 310 222 3344",
    "3,00E+09",
  ])("%j is none, since digits would be guessed or lost", (text) =>
    expect(normalPhone(cellText(text))).toBeNull(),
  );
});

describe("a document as people write it", () => {
  it.each([
    ["C.C. 12.345.678", "", "Documento", "cc", "12.345.678"],
    ["CC No. 52.123.456", "", "Documento", "cc", "52.123.456"],
    ["C.C. N° 52123456", "", "Documento", "cc", "52123456"],
    ["Pasaporte AV123456", "", "Documento", "passport", "AV123456"],
    ["AV 123456", "", "Pasaporte", "passport", "AV 123456"],
    ["PPT 1234567", "", "Documento", "ppt", "1234567"],
    ["123456789012345", "PEP", "Documento", "pep", "123456789012345"],
    ["900.373.923-8", "", "Documento", "nit", "900373923-8"],
    ["12.345.678", "Cédula de ciudadanía (CC)", "Documento", "cc", "12.345.678"],
    ["12345678", "CC - Cédula", "Documento", "cc", "12345678"],
    ["52123456.0", "CC", "Documento", "cc", "52123456"],
    ["5,2123456E+07", "CC", "Documento", "cc", "52123456"],
  ])("%s (%s) under %s is %s %s", (number, type, heading, kind, digits) =>
    expect(writtenDocument({ number: cellText(number), type, heading })).toMatchObject({
      type: kind,
      number: digits,
    }),
  );

  it.each(["52123456 de Bogotá", "AV123456", "No tiene"])("%j says no type", (number) =>
    expect(writtenDocument({ number, type: "", heading: "Documento" }).type).toBeNull(),
  );
});

describe("a birthday as people write it", () => {
  it.each([
    "05 / 11 / 1990",
    "05\u201111\u20111990",
    "5\u2013nov\u20131990",
    "5-11-1990.",
    "05 11 1990",
    "1990-nov-05",
    "November 5th, 1990",
    "Monday, November 5, 1990",
    "lunes 5 de noviembre de 1990",
    "5/11/1990 12:00:00 a. m.",
  ])("%s", (text) => expect(dayWritten(cellText(text))).toBe("1990-11-05"));

  it("of March is not taken for a Tuesday", () => expect(dayWritten("mar 5 1990")).toBe("1990-03-05"));
});

describe("an e-mail as people copy it", () => {
  it.each([
    '"Ruiz, Ana" <ana@ejemplo.co>',
    "Ana (ana@ejemplo.co)",
    "[ana@ejemplo.co](mailto:ana@ejemplo.co)",
    "mailto:ana@ejemplo.co?subject=Hola",
    "\u200bana@ejemplo.co;",
    "ana@ejemplo.co.",
  ])("%s", (text) => expect(mailOf(cellText(text))).toBe("ana@ejemplo.co"));

  it.each(["ana@ejemplo.co; luz@ejemplo.co", "ana maria@ejemplo.co"])("of which there is none: %s", (text) =>
    expect(emailProblem(mailOf(cellText(text)))).not.toBeNull(),
  );
});

describe("two names", () => {
  it.each([
    ["García Márquez, Gabriel José", "GABRIEL GARCIA MARQUEZ"],
    ["MARÍA DEL PILAR DE LA HOZ Y ÁVILA", "Pilar de la Hoz"],
    ["Ana Gómez 😀", "ana gomez"],
    ["María O’Connor", "Maria OConnor"],
    ["Jean-Pierre Díaz", "Jean Pierre Diaz"],
  ])("%s and %s are of one person", (one, other) => expect(isSameName(one, other)).toBe(true));

  it("with particles alone in common are of two", () =>
    expect(isSameName("Ana de la Hoz", "Luz de la Rosa")).toBe(false));
});
