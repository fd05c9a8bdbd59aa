import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { OpenAccount } from "../../api/src/modules/content/agency-account/open-account.ts";
import {
  cleanNumber,
  crc16,
  numberProblem,
  qrProblem,
  shownNumber,
} from "../../api/src/modules/content/agency-account/agency-account.rules.ts";
import { howToPay, transfersOf } from "../../api/src/modules/content/agency-account/how-to-pay.rules.ts";

const bank: OpenAccount = {
  id: "1",
  kind: "ahorros",
  bank: "Bancolombia",
  keyKind: null,
  number: "69812345678",
  holder: "Travesía Viajes S.A.S.",
  holderDocumentType: "nit",
  holderDocument: "900123456-8",
  qr: null,
};
const key: OpenAccount = { ...bank, id: "2", kind: "bre_b", keyKind: "alfanumerica", number: "@TRAVESIA" };
const wallet: OpenAccount = { ...bank, id: "3", kind: "nequi", bank: "Nequi", number: "3005550100" };
const LIMIT = 11_552_000;
const asked = {
  reference: "CT-1",
  concept: "Cuota inicial",
  amount: 1_131_000,
  due: null,
  online: null,
};

describe("the number of an account", () => {
  it.each([
    ["ahorros", null, "698-123 45678", "69812345678"],
    ["corriente", null, "001 234", "001234"],
    ["nequi", null, "+57 300 555 0100", "3005550100"],
    ["daviplata", null, "3005550100", "3005550100"],
    ["bre_b", "celular", "300 555 0100", "3005550100"],
    ["bre_b", "correo", " Pagos@Agencia.co ", "pagos@agencia.co"],
    ["bre_b", "alfanumerica", "@travesia1", "@TRAVESIA1"],
    ["bre_b", "documento", "900.123.456-8", "9001234568"],
    ["bre_b", "comercio", "0012345678", "0012345678"],
  ] as const)("of %s (%s) written %s is kept as %s", (kind, keyKind, typed, kept) => {
    expect(numberProblem(kind, keyKind, typed)).toBeNull();
    expect(cleanNumber(kind, keyKind, typed)).toBe(kept);
  });

  it.each([
    ["ahorros", null, "12345", "El número de cuenta tiene entre 6 y 20 dígitos"],
    ["corriente", null, "1234567A", "El número de cuenta tiene entre 6 y 20 dígitos"],
    ["nequi", null, "6015550100", "Escribe un celular colombiano de 10 dígitos, por ejemplo 3001234567"],
    ["bre_b", "celular", "300555", "Escribe un celular colombiano de 10 dígitos, por ejemplo 3001234567"],
    ["bre_b", "correo", "pagos@", "Escribe un correo, por ejemplo pagos@tu-agencia.co"],
    [
      "bre_b",
      "alfanumerica",
      "travesia",
      "La llave alfanumérica empieza por @ y tiene de 5 a 20 letras o números",
    ],
    ["bre_b", "documento", "12", "El documento tiene entre 5 y 15 dígitos o letras"],
    ["bre_b", "comercio", "12A", "El código de comercio tiene entre 6 y 15 dígitos"],
    ["ahorros", null, "  ", "El número es obligatorio"],
    ["bre_b", "correo", "", "La llave es obligatoria"],
  ] as const)("of %s (%s) is refused when it is %s", (kind, keyKind, typed, problem) => {
    expect(numberProblem(kind, keyKind, typed)).toBe(problem);
  });

  it("is read in groups", () => {
    expect(shownNumber("ahorros", null, "69812345678")).toBe("6981 2345 678");
    expect(shownNumber("nequi", null, "3005550100")).toBe("300 555 0100");
    expect(shownNumber("bre_b", "correo", "pagos@agencia.co")).toBe("pagos@agencia.co");
  });
});

describe("the code of a bank", () => {
  it("is proved by its checksum (CRC-16/CCITT-FALSE: 29B1 of 123456789)", () => {
    expect(crc16("123456789")).toBe("29B1");
    const said = "00020101021126320014CO.COM.RBM.LLA0110@TRAVESIA5303170";
    const code = `${said}6304${crc16(`${said}6304`)}`;
    expect(qrProblem(code)).toBeNull();
    expect(qrProblem(code.replace("TRAVESIA", "TRAVESIO"))).toMatch(/^No es el contenido/);
    expect(qrProblem("@TRAVESIA")).toMatch(/^No es el contenido/);
    expect(qrProblem("")).toBeNull();
  });
});

describe("how a payment is made", () => {
  it("names each account in its order, with the text to copy and its owner", () => {
    const ways = howToPay({ accounts: [bank, key, wallet], breBLimit: LIMIT }, asked);
    expect(ways?.accounts).toMatchObject([
      {
        name: "Bancolombia · Cuenta de ahorros",
        number: "6981 2345 678",
        copied: "69812345678",
        holder: "Travesía Viajes S.A.S. · NIT 900.123.456-8",
        qr: null,
        note: null,
      },
      { name: "Bancolombia · Llave Bre-B (alfanumérica)", qr: "@TRAVESIA", isBankQr: false, note: null },
      { name: "Nequi", number: "300 555 0100", qr: "3005550100" },
    ]);
  });

  it("is empty while the agency has entered no way", () => {
    expect(howToPay({ accounts: [], breBLimit: LIMIT }, asked)).toBeNull();
    expect(
      howToPay({ accounts: [], breBLimit: LIMIT }, { ...asked, online: "https://a.co/pay" }),
    ).toMatchObject({
      accounts: [],
      online: "https://a.co/pay",
    });
  });

  it("says into how many transfers an amount above the limit of Bre-B is split, and only there", () => {
    const at = (amount: number) =>
      howToPay({ accounts: [bank, key], breBLimit: LIMIT }, { ...asked, amount })?.accounts.map(({ note }) =>
        note?.replaceAll("\u00a0", " "),
      );
    expect(at(LIMIT)).toEqual([undefined, undefined]);
    expect(at(LIMIT + 1)).toEqual([
      undefined,
      "Por Bre-B puedes enviar hasta $ 11.552.000 en cada transferencia: divide este pago en 2, todas con la misma referencia.",
    ]);
  });

  it("needs no more transfers than it says, and no fewer", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000_000 }),
        fc.integer({ min: 1, max: 20_000_000 }),
        (amount, limit) => {
          const transfers = transfersOf(amount, limit);
          return transfers * limit >= amount && (transfers - 1) * limit < amount;
        },
      ),
    );
  });
});
