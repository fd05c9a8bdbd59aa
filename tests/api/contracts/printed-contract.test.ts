import { afterAll, describe, expect, it } from "vitest";
import type { Agency } from "../../../api/src/core/agency.ts";
import { spokenDay } from "../../../api/src/core/colombia/spoken.ts";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { PdfPrinter } from "../../../api/src/core/pdf/printer.ts";
import type { ContractContent } from "../../../api/src/modules/contracts/contract/print/contract-content.ts";
import { contractPdf } from "../../../api/src/modules/contracts/contract/print/contract.pdf.ts";
import { planSentence } from "../../../api/src/modules/contracts/contract/print/plan-sentence.rules.ts";
import { inDays, START } from "../../support/calendar.ts";
import { pagesOf } from "../../support/pdf-text.ts";

const printer = new PdfPrinter(1);
afterAll(() => printer.close());

const SENTENCE =
  "La agencia presta los servicios turísticos descritos en este contrato, en las fechas y condiciones " +
  "pactadas, y el cliente paga su precio en los plazos del plan de pagos. ";

/** A contract with so many clauses, of so many sentences each. */
const content = (clauses: number, sentences: number): ContractContent => ({
  number: "CT-1",
  origin: "Bogotá",
  destination: "Cartagena",
  from: inDays(51),
  to: inDays(56),
  travellers: "1 adulto",
  price: 3_000_000,
  formaPago: "cuotas",
  client: { name: "María Torres", document: "CC 52", facts: [["Correo", "maria@example.com"]] },
  holder: { name: "María Torres", document: "CC 52" },
  passengers: [{ name: "María Torres", document: "CC 52", holder: true }],
  services: [{ kind: "Tiquetes", text: "Ida y regreso", detail: "Avianca" }],
  plan: [
    { text: "Cuota inicial", due: inDays(1), amount: 900_000 },
    { text: "Cuota 1 de 2", due: inDays(11), amount: 1_050_000 },
    { text: "Cuota 2 de 2", due: inDays(21), amount: 1_050_000 },
  ],
  observaciones: null,
  condicionesEspeciales: null,
  clausulas: Array.from(
    { length: clauses },
    (_, at) => `## Cláusula ${at + 1}\n\n${SENTENCE.repeat(sentences)}`,
  ).join("\n\n"),
  advisor: { name: "Ana", email: "ana@example.com", phone: null },
});

const agency = {
  name: "Viajes Andinos",
  legalName: "Viajes Andinos S.A.S.",
  nit: "900.123.456-7",
  rnt: "4321",
  address: "Calle 10 n.º 5-20, Cali",
  phone: "602 555 0199",
  email: "hola@andinos.example",
  colour: "#0F5C7A",
  notices: [
    { title: "Menores", text: SENTENCE },
    { title: "Consumidor", text: SENTENCE },
  ],
} as unknown as Agency;

const pages = async (said: ContractContent) =>
  pagesOf(
    await printer.print(
      contractPdf(said, agency, START, {
        logo: null,
        howToPay: null,
        agencySigner: null,
        certificate: null,
        verificationUrl: "https://viajes.example.com/verificar/ABCDEFGHJKLMNPQ",
      }),
    ),
  );

describe("a printed contract", () => {
  it("begins with the agency: name, NIT, RNT and how it is reached", async () => {
    const [first = ""] = await pages(content(3, 1));
    const head = first.slice(0, first.indexOf("CT-1"));
    for (const said of [
      "Viajes Andinos",
      "NIT 900.123.456-7",
      "RNT n.º 4321",
      agency.address,
      agency.phone,
      agency.email,
    ])
      expect(head).toContain(said);
  });

  it("says how it is paid in words, with days in full", async () => {
    const said = content(3, 1);
    expect(planSentence(said)).toBe(
      `El viaje cuesta ${formatCop(3_000_000)} y se paga en 3 pagos: el primero, de ${formatCop(900_000)}, ` +
        `a más tardar el ${spokenDay(inDays(1))}; el último, de ${formatCop(1_050_000)}, ` +
        `a más tardar el ${spokenDay(inDays(21))}.`,
    );
    const once = { price: 500_000, plan: [{ text: "Pago de contado", due: inDays(9), amount: 500_000 }] };
    expect(planSentence(once)).toBe(
      `El viaje cuesta ${formatCop(500_000)} y se paga completo a más tardar el ${spokenDay(inDays(9))}.`,
    );
    const text = (await pages(said)).join(" ");
    for (const { due } of said.plan) expect(text).toContain(spokenDay(due));
    expect(text).toContain("y se paga en 3 pagos: el primero");
  });

  it.each([
    ...[1, 4, 8, 9, 10, 11, 12, 13, 14, 20].map((clauses) => [clauses, 2] as const),
    ...([
      [6, 9],
      [3, 14],
    ] as const),
  ])(
    "ends in no page of a few lines, its signatures below their text: %i clauses of %i sentences",
    async (clauses, sentences) => {
      const printed = await pages(content(clauses, sentences));
      const last = printed.at(-1) ?? "";
      const signed = printed.findIndex((page) => page.includes("NIT 900.123.456-7 La agencia"));
      expect(last.split(" ").length).toBeGreaterThan(60);
      expect(printed[signed]).toContain(`Cláusula ${clauses}`);
    },
  );
});
