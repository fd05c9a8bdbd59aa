import { describe, expect, it } from "vitest";
import { inMonths, TODAY } from "../../support/calendar.ts";
import {
  brandOf,
  cvcProblem,
  expiryProblem,
  holderProblem,
  numberProblem,
  passesLuhn,
  sentCard,
  spacedExpiry,
  spacedNumber,
} from "../../../web/src/features/payments/card/card-number.ts";

describe("the number of a card", () => {
  it.each([
    ["4242424242424242", true],
    ["4111 1111 1111 1111", true],
    ["5555555555554444", true],
    ["378282246310005", true],
    ["4242424242424241", false],
    ["4242424242424224", false],
  ])("%s ends as Luhn's check says: %s", (number, right) => expect(passesLuhn(number)).toBe(right));

  it.each([
    ["4242", "visa"],
    ["2221", "mastercard"],
    ["5105", "mastercard"],
    ["34", "amex"],
    ["3600", "diners"],
    ["9999", null],
    ["", null],
  ])("%s is recognised by its first digits: %s", (number, brand) => expect(brandOf(number)).toBe(brand));

  it.each([
    ["42424242", "4242 4242"],
    ["378282246310005", "3782 822463 10005"],
    ["4242-4242x4242 4242", "4242 4242 4242 4242"],
    ["", ""],
  ])("%s is written as on the card: %s", (typed, shown) => expect(spacedNumber(typed)).toBe(shown));

  it.each([
    ["", "El número de la tarjeta es obligatorio"],
    ["4242 4242", "Al número le faltan dígitos"],
    ["4242 4242 4242 4241", "El número no es válido. Revísalo"],
    ["4242 4242 4242 4242", null],
  ])("%s: %s", (typed, problem) => expect(numberProblem(typed)).toBe(problem));
});

/** The month of a day as a card has it. */
const printed = (day: string): string => `${day.slice(5, 7)}/${day.slice(2, 4)}`;

describe("the expiry of a card", () => {
  it.each([
    ["1", "1"],
    ["12", "12"],
    ["12/", "12/"],
    ["123", "12/3"],
    ["1230", "12/30"],
    ["7", "07"],
    ["730", "07/30"],
  ])("%s is written as %s", (typed, shown) => expect(spacedExpiry(typed)).toBe(shown));

  it.each([
    [printed(TODAY), null],
    [printed(inMonths(1)), null],
    [printed(inMonths(-1)), "La tarjeta está vencida"],
    ["13/30", "Escribe el vencimiento como MM/AA"],
    ["00/30", "Escribe el vencimiento como MM/AA"],
    ["1/3", "Escribe el vencimiento como MM/AA"],
    ["", "El vencimiento es obligatorio"],
  ])("%s this month: %s", (typed, problem) => expect(expiryProblem(typed, TODAY)).toBe(problem));
});

describe("the code and the name of a card", () => {
  it("has three digits, four on an American Express", () => {
    expect(cvcProblem("123", "4242")).toBeNull();
    expect(cvcProblem("123", "3782")).toBe("El código tiene 4 dígitos");
    expect(cvcProblem("1234", "4242")).toBe("El código tiene 3 dígitos");
    expect(cvcProblem("", "4242")).toBe("El código de seguridad es obligatorio");
  });

  it("is as long as the provider asks", () => {
    expect(holderProblem("Ana")).toBe("Escribe el nombre como aparece en la tarjeta");
    expect(holderProblem("Ana P.")).toBeNull();
  });

  it("goes to the provider in its own form", () => {
    const typed = { number: "4242 4242 4242 4242", expiry: "08/30", cvc: "123", holder: " Ana Pérez " };
    expect(sentCard(typed)).toEqual({
      number: "4242424242424242",
      cvc: "123",
      exp_month: "08",
      exp_year: "30",
      card_holder: "Ana Pérez",
    });
  });
});
