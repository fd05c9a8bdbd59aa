import { describe, expect, it } from "vitest";
import {
  type SuspicionFacts,
  suspicions,
} from "../../api/src/modules/payments/payment/suspicion/suspicion.rules.ts";

const contract = { article: "el", noun: "contrato", name: "CT-2026-000045" };
const bank = { kind: "ahorros", bank: "Bancolombia", number: "12345678901", active: true } as const;

/** A transfer of the second share, into an account in use, after the contract was made. */
const expected: SuspicionFacts = {
  monto: 350_000,
  fechaPago: "2026-03-03",
  medio: "transferencia",
  repeats: [],
  alike: [],
  equals: 0,
  open: [350_000, 300_000],
  waiting: 0,
  saldoPendiente: 650_000,
  payable: contract,
  madeOn: "2026-02-10",
  account: bank,
  cancelled: false,
  closedMonth: null,
};
const suspected = (change: Partial<SuspicionFacts>) =>
  suspicions({ ...expected, ...change }).map(({ tipo, grado, texto }) => [
    tipo,
    grado,
    texto.replaceAll("\u00a0", " "),
  ]);

const other = {
  payable: { ...contract, name: "CT-2026-000007" },
  day: "2026-03-01",
  monto: 350_000,
} as const;

describe("a payment that awaits verification", () => {
  it("is not suspected where it is as one expects", () => {
    expect(suspected({})).toEqual([]);
  });

  it.each([
    ["one line", { monto: 350_000 }],
    ["a later line", { monto: 300_000 }],
    ["the first lines together", { monto: 650_000, open: [350_000, 300_000, 10_000] }],
    ["all that is left", { monto: 650_000 }],
    ["what another that waits leaves of a line", { monto: 100_000, waiting: 250_000 }],
    ["the balance of what has no plan", { monto: 650_000, open: [] }],
  ] as const)("is of the plan when it pays %s up", (_, change) => {
    expect(suspected(change)).toEqual([]);
  });

  it.each([
    [
      "an amount of no line",
      { monto: 320_000 },
      ["monto", "nota", "Es un abono: la próxima cuota es de $ 350.000."],
    ],
    [
      "an amount above the balance",
      { monto: 650_001 },
      ["saldo", "grave", "El monto supera el saldo pendiente ($ 650.000)."],
    ],
    [
      "a contract that was cancelled, whose plan asks for nothing any more",
      { cancelled: true, monto: 320_000 },
      ["cancelado", "grave", "El contrato CT-2026-000045 está cancelado."],
    ],
    [
      "a day in a closed month",
      { closedMonth: "2026-03" },
      [
        "mes",
        "grave",
        "El mes de marzo de 2026 está cerrado. Pide al Propietario reabrirlo o usa otra fecha.",
      ],
    ],
    [
      "a day before its contract",
      { fechaPago: "2026-02-09" },
      [
        ...["fecha", "nota"],
        "La fecha de pago, 9 de febrero de 2026, es anterior al contrato CT-2026-000045 (10 de febrero de 2026).",
      ],
    ],
    ["no account", { account: null }, ["cuenta", "nota", "No dice en qué cuenta de la agencia entró."]],
    [
      "an account that is switched off",
      { account: { ...bank, active: false } },
      ["cuenta", "nota", "Entró en una cuenta desactivada: Bancolombia ··8901."],
    ],
    [
      "the reference of another",
      { repeats: [other] },
      [
        ...["duplicado", "grave"],
        "Posible duplicado, con el mismo banco y referencia o el mismo comprobante: " +
          "el contrato CT-2026-000007, 1 de marzo de 2026, $ 350.000.",
      ],
    ],
    [
      "nearly the picture of another",
      { alike: [other] },
      [
        ...["imagen", "grave"],
        "El comprobante es casi igual al de otro pago del mismo valor o referencia: " +
          "el contrato CT-2026-000007, 1 de marzo de 2026, $ 350.000.",
      ],
    ],
    [
      "another one that nothing sets apart",
      { equals: 1 },
      [
        ...["igual", "nota"],
        "Hay otro pago del mismo valor, el mismo día y por el mismo medio, " +
          "sin referencia ni comprobante que los distinga.",
      ],
    ],
    [
      "two others that nothing sets apart",
      { equals: 2 },
      [
        ...["igual", "nota"],
        "Hay otros 2 pagos del mismo valor, el mismo día y por el mismo medio, " +
          "sin referencia ni comprobante que los distinga.",
      ],
    ],
  ] as const)("is suspected for %s, in one line", (_, change, line) => {
    expect(suspected(change)).toEqual([line]);
  });

  it("shows errors before mere notes", () => {
    const grades = suspected({ account: null, fechaPago: "2026-02-09", cancelled: true, repeats: [other] });
    expect(grades.map(([, grade]) => grade)).toEqual(["grave", "grave", "nota", "nota"]);
  });

  it("in cash needs no account", () => {
    expect(suspected({ medio: "efectivo", account: null })).toEqual([]);
  });
});
