import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { codeLetter } from "../../api/src/core/mail/code-letter.ts";

const letter = codeLetter({
  code: "482913",
  minutes: 10,
  title: "Tu código para firmar",
  aim: "firmar el contrato de tu viaje a Cartagena",
  said: ["Hola, María. Escríbelo en la página de firma.", "No compartas este código con nadie."],
});

describe("the mail of a code", () => {
  it("begins with the code, which a telephone shows below the subject", () => {
    expect(letter.preview).toMatch(/^482913 es tu código para firmar/);
    expect(letter.paragraphs[0]).toBe("Tu código para firmar el contrato de tu viaje a Cartagena: 482913");
    expect(letter.title).not.toContain("482913");
  });

  it("is made by one function, for a code of any purpose", () => {
    const modules = new URL("../../api/src/modules/", import.meta.url);
    const mails = readdirSync(modules, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".mail.ts"),
    );
    const ofCodes = mails.filter((name) =>
      /El código vence|\bcode: string\b/.test(readFileSync(new URL(name, modules), "utf8")),
    );
    expect(ofCodes.length).toBeGreaterThan(5);
    for (const name of ofCodes) {
      const source = readFileSync(new URL(name, modules), "utf8");
      expect([name, source.includes("codeLetter({")]).toEqual([name, true]);
      expect([name, source.includes("El código vence")]).toEqual([name, false]);
    }
  });
});
