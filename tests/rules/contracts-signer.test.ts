import { describe, expect, it } from "vitest";
import { isHolder } from "../../api/src/modules/contracts/signature/signer.rules.ts";

const signer = { name: "José Peña", document: "1.020.304", documentType: "cc" } as const;

describe("who signs", () => {
  it("is one whom the contract names, without case, accents and dots", () => {
    expect(isHolder({ names: ["JOSE PENA"], documents: ["1020304"] }, signer)).toBe(true);
    expect(isHolder({ names: ["Ana", "josé  peña"], documents: [null, "1020304"] }, signer)).toBe(true);
    expect(isHolder({ names: ["José Peñalosa"], documents: ["1020304"] }, signer)).toBe(false);
    expect(isHolder({ names: ["José Peña"], documents: ["1020305"] }, signer)).toBe(false);
  });

  it("says what the contract does not hold", () => {
    expect(isHolder({ names: ["José Peña"], documents: [null, ""] }, signer)).toBe(true);
    expect(isHolder({ names: [null, "  "], documents: [null] }, signer)).toBe(true);
  });

  it.each([
    ["Cédula de Ciudadanía 68.321.945", "cc", "68321945"],
    ["CÉDULA DE CIUDADANIA No. 68.321.945", "cc", "68321945"],
    ["Cédula de ciudadanía (C.C.) 68 321 945", "cc", "68321945"],
    ["cedula 68321945", "cc", "68321945"],
    ["CC 68321945", "cc", "68321945"],
    ["C.C. Nº 68.321.945", "cc", "68321945"],
    ["cc68321945", "cc", "68321945"],
    ["Cédula de Extranjería 345678", "ce", "345678"],
    ["C.E. 345678", "ce", "345678"],
    ["Tarjeta de Identidad 1020304050", "ti", "1020304050"],
    ["T.I: 1020304050", "ti", "1020304050"],
    ["Registro Civil 1020304050", "rc", "1020304050"],
    ["Pasaporte AB123456", "passport", "AB123456"],
    ["PASAPORTE N° ab 123456", "passport", "AB123456"],
    ["Permiso por Protección Temporal 1234567", "ppt", "1234567"],
    ["P.E.P. 123456789", "pep", "123456789"],
    ["NIT 890.903.938-8", "nit", "890903938-8"],
    ["NUIP 1020304050", "nuip", "1020304050"],
    ["D.N.I. 12345678Z", "dni", "12345678Z"],
    ["Salvoconducto SC12345", "salvoconducto", "SC12345"],
    ["Cédula Diplomática D1234", "cedula_diplomatica", "D1234"],
    ["CC123456", "passport", "CC123456"],
  ] as const)("is compared by the number behind the type in «%s»", (held, documentType, document) => {
    const of = (written: string) =>
      isHolder(
        { names: ["José Peña"], documents: [held] },
        { name: "José Peña", document: written, documentType },
      );
    expect(of(document)).toBe(true);
    for (const other of [
      `${document}1`,
      `1${document}`,
      document.slice(1),
      document.slice(0, -1),
      "68321946",
    ])
      expect(of(other), other).toBe(false);
  });

  it("is not the person whom a number elsewhere than behind a type names", () => {
    for (const held of ["AB68321945", "Pasaporte AB 68321945", "68321945 12", "Carrera 68321945", "Cédula"])
      expect(isHolder({ names: [], documents: [held] }, { ...signer, document: "68321945" }), held).toBe(
        false,
      );
    expect(
      isHolder(
        { names: [], documents: ["CC123456"] },
        { name: "José Peña", document: "123456", documentType: "ce" },
      ),
    ).toBe(false);
  });
});
