import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spokenDay } from "../../api/src/core/colombia/spoken.ts";
import { addDays } from "../../api/src/core/colombia/days.ts";
import { ClosedMonths } from "../../api/src/modules/accounting/journal/booked-day.rules.ts";
import type {
  BankPart,
  CommissionFact,
  Fact,
  FiscalFact,
  OutflowFact,
  PaymentFact,
  PurchaseFact,
  RefundFact,
  SettlementFact,
} from "../../api/src/modules/accounting/journal/facts.type.ts";
import type { Entry, Party } from "../../api/src/modules/accounting/journal/journal.type.ts";
import { journalOf, unbalanced, vouchersOf } from "../../api/src/modules/accounting/journal/journal.rules.ts";
import { FINAL_CONSUMER } from "../../api/src/modules/accounting/journal/lines.rules.ts";
import { backingCase } from "../../api/src/modules/accounting/journal/sources/backing-case.rules.ts";
import { accountKeys } from "../../api/src/modules/accounting/mapping/account-keys.rules.ts";
import { firstOf, inDays, lastOf, monthIn, TODAY } from "../support/calendar.ts";

const party = (name: string, document: string | null = null): Party => ({
  type: document === null ? null : "nit",
  document,
  dv: null,
  name,
});
const client = party("Ana Ruiz", "52123456");
const hotel = party("Hotel Caribe", "900111222");
const airline = party("Avianca", "890100577");
const SALE = { sale: "sale", contract: "CONT-1" };
let count = 0;
const base = (day: string, kind: string, who: Party = client) => {
  const id = `${String((count += 1)).padStart(6, "0")}`;
  return { day, late: null, record: { kind, id, name: `${kind} ${id}` }, party: who };
};

const c = (pesos: number): number => Math.round(pesos * 100);
const paid = (day: string, pesos: number, key = "banco.a", more: Partial<PaymentFact> = {}): PaymentFact => ({
  kind: "payment",
  ...base(day, "payment"),
  ...SALE,
  number: `RC-${count}`,
  amount: c(pesos),
  places: [{ key, amount: c(pesos) }],
  withheld: [],
  ...more,
});
const bought = (
  day: string,
  pesos: number,
  mandate: boolean,
  who: Party,
  more: Partial<PurchaseFact> = {},
) => {
  const head = base(day, "purchase", who);
  return {
    kind: "purchase",
    ...head,
    ...SALE,
    purchase: head.record.id,
    client: client.name,
    mandate,
    cost: c(pesos),
    vat: 0,
    withheld: [],
    ...more,
  } satisfies PurchaseFact;
};
const invoiced = (day: string, more: Partial<FiscalFact> = {}): FiscalFact => ({
  kind: "invoice",
  ...base(day, "invoice"),
  ...SALE,
  number: "FV1",
  invoice: "invoice",
  client: client.name,
  own: [{ key: "ingreso.gravado", base: c(1_008_403) }],
  vat: c(191_597),
  held: [
    { party: hotel, amount: c(3_000_000) },
    { party: airline, amount: c(1_800_000) },
  ],
  ...more,
});
const refunded = (day: string, pesos: number, more: Partial<RefundFact> = {}): RefundFact => ({
  kind: "refund",
  ...base(day, "refund"),
  ...SALE,
  amount: c(pesos),
  place: "banco.a",
  ofReview: false,
  ...more,
});
const paidOut = (day: string, pesos: number, purchase: string, place = "banco.a"): OutflowFact => ({
  kind: "outflow",
  ...base(day, "provider-outflow", hotel),
  parts: [{ purchase, contract: SALE.contract, party: hotel, amount: c(pesos) }],
  place,
});

const entriesOf = (facts: readonly Fact[], switches = { costAtOnce: false }): readonly Entry[] =>
  journalOf(facts, switches).entries;
/** The lines of the last voucher: side, account's key, pesos. */
const linesOf = (entry: Entry | undefined): string[] =>
  (entry?.lines ?? []).map(
    ({ key, debit, credit }) => `${debit > 0 ? "D" : "C"} ${key} ${(debit || credit) / 100}`,
  );
const last = (facts: readonly Fact[]): string[] => linesOf(entriesOf(facts).at(-1));

const [one, two, three] = [inDays(-9), inDays(-6), inDays(-3)];

describe("the movements of the accountant's specification", () => {
  it.each([
    [1, "banco.a", 2_000_000],
    [2, "caja", 500_000],
    [3, "pasarela", 1_190_000],
  ])("%i: money of a client before the invoice is an advance", (_, key, pesos) =>
    expect(last([paid(one, pesos, key)])).toEqual([`D ${key} ${pesos}`, `C anticipo.cliente ${pesos}`]),
  );

  const settled = (
    deposited: number,
    cleared = [{ key: "pasarela", amount: c(1_190_000) }],
  ): SettlementFact => ({
    kind: "settlement",
    ...base(one, "bank-settlement", party("Wompi")),
    detail: "Abono de Wompi",
    places: [
      { key: "banco.a", amount: c(deposited) },
      { key: "pasarela.comision", amount: c(32_235) },
      { key: "iva.descontable", amount: c(6_125) },
      { key: "sufrida.renta", amount: c(17_850) },
      { key: "sufrida.iva", amount: 0 },
      { key: "sufrida.ica", amount: c(4_927) },
    ],
    cleared,
  });

  it("4: the deposit of an acquirer, with its fee, the IVA of the fee and the withheld taxes", () => {
    const taken = [
      "D pasarela.comision 32235",
      "D iva.descontable 6125",
      "D sufrida.renta 17850",
      "D sufrida.ica 4927",
      "C pasarela 1190000",
    ];
    const [entry] = entriesOf([settled(1_128_863)]);
    expect(linesOf(entry)).toEqual(["D banco.a 1128863", ...taken]);
    expect([entry?.type, entry?.lines[0]?.party.name]).toEqual(["WO", "Wompi"]);
    expect(last([settled(1_128_863.4)])).toEqual(["D banco.a 1128863.4", ...taken, "C ajuste.ingreso 0.4"]);
  });

  it("5 and 6: a receipt without an owner waits, and is taken when it is verified", () => {
    const free: Fact = { kind: "free", ...base(one, "bank-movement"), place: "banco.a", amount: c(800_000) };
    expect(last([free])).toEqual(["D banco.a 800000", "C recibido.sin_identificar 800000"]);
    expect(last([free, paid(two, 800_000, "recibido.sin_identificar")])).toEqual([
      "D recibido.sin_identificar 800000",
      "C anticipo.cliente 800000",
    ]);
  });

  it("7 and 8: a purchase waits for the invoice, of third parties or as a cost to come", () => {
    expect(last([bought(one, 4_800_000, true, hotel)])).toEqual([
      "D terceros.por_facturar 4800000",
      "C proveedor 4800000",
    ]);
    expect(last([bought(one, 700_000, false, hotel)])).toEqual([
      "D costo.por_facturar 700000",
      "C proveedor 700000",
    ]);
  });

  it("9: a purchase with its IVA and withholdings", () => {
    const withheld = [
      { key: "retefuente.servicios", amount: c(23_529) },
      { key: "reteica", amount: c(5_682) },
    ];
    const purchase = bought(one, 700_000, false, hotel, { vat: c(111_765), withheld });
    expect(last([purchase])).toEqual([
      "D costo.por_facturar 588235",
      "D iva.descontable 111765",
      "C retefuente.servicios 23529",
      "C reteica 5682",
      "C proveedor 670789",
    ]);
  });

  it("10: a provider is paid", () => {
    const purchase = bought(one, 4_800_000, true, hotel);
    expect(last([purchase, paidOut(two, 4_800_000, purchase.purchase)])).toEqual([
      "D proveedor 4800000",
      "C banco.a 4800000",
    ]);
  });

  const beforeInvoice = (): Fact[] => [
    paid(one, 3_690_000),
    bought(one, 3_000_000, true, hotel),
    bought(one, 1_800_000, true, airline),
    bought(one, 700_000, false, hotel),
  ];

  it("12 to 15: an invoice, its third parties, its advances and its cost in one voucher", () =>
    expect(last([...beforeInvoice(), invoiced(two)])).toEqual([
      "D cliente 6000000",
      "C ingreso.gravado 1008403",
      "C iva.generado 191597",
      "C terceros 3000000",
      "C terceros 1800000",
      "D terceros 3000000",
      "C terceros.por_facturar 3000000",
      "D terceros 1800000",
      "C terceros.por_facturar 1800000",
      "D costo 700000",
      "C costo.por_facturar 700000",
      "D anticipo.cliente 3690000",
      "C cliente 3690000",
    ]));

  it("12: an amount for third parties names them, and the client in its detail", () => {
    const held = entriesOf([...beforeInvoice(), invoiced(two)])
      .at(-1)!
      .lines.filter(({ key, credit }) => key === "terceros" && credit > 0);
    expect(held.map((line) => line.party)).toEqual([hotel, airline]);
    for (const { detail } of held) expect(detail).toContain(client.name);
  });

  it("16: money after the invoice pays it; above it is an advance", () => {
    const facts = [...beforeInvoice(), invoiced(two), paid(three, 2_310_000)];
    expect(last(facts)).toEqual(["D banco.a 2310000", "C cliente 2310000"]);
    expect(last([...facts, paid(three, 5_000)])).toEqual(["D banco.a 5000", "C anticipo.cliente 5000"]);
  });

  it("17: a company that pays and withholds", () => {
    const withheld = [
      { key: "sufrida.renta", amount: c(40_000) },
      { key: "sufrida.iva", amount: c(28_500) },
      { key: "sufrida.ica", amount: c(9_660) },
    ];
    const own = invoiced(one, {
      own: [{ key: "ingreso.gravado", base: c(1_000_000) }],
      vat: c(190_000),
      held: [],
    });
    expect(last([own, paid(two, 1_111_840, "banco.a", { withheld })])).toEqual([
      "D banco.a 1111840",
      "D sufrida.renta 40000",
      "D sufrida.iva 28500",
      "D sufrida.ica 9660",
      "C cliente 1190000",
    ]);
  });

  it("18 and 19: a note credits its invoice's open part, the rest is in favour; third parties are undone", () => {
    const note = (more: Partial<FiscalFact>): FiscalFact => ({
      ...invoiced(three, more),
      kind: "note",
      number: "NC1",
    });
    const before = [...beforeInvoice(), invoiced(two), paid(two, 2_072_000)];
    // 238.000 of the invoice are open.
    const own = note({ own: [{ key: "ingreso.gravado", base: c(1_000_000) }], vat: c(190_000), held: [] });
    expect(last([...before, { ...own, day: three }])).toEqual([
      "D ingreso.devolucion 1000000",
      "D iva.generado 190000",
      "C cliente 238000",
      "C anticipo.cliente 952000",
    ]);
    const others = note({ own: [], vat: 0, held: [{ party: airline, amount: c(1_800_000) }] });
    expect(last([...before, paid(two, 238_000), { ...others, day: three }])).toEqual([
      "D terceros 1800000",
      "C anticipo.cliente 1800000",
      "D terceros.por_facturar 1800000",
      "C terceros 1800000",
    ]);
  });

  it("20: a refund, of an advance or of a payment in review", () => {
    expect(last([paid(one, 1_190_000), refunded(two, 1_190_000)])).toEqual([
      "D anticipo.cliente 1190000",
      "C banco.a 1190000",
    ]);
    const review: Fact = { kind: "review", ...base(one, "payment"), amount: c(1_190_000), place: "pasarela" };
    expect(last([review, refunded(two, 1_190_000, { ofReview: true })])).toEqual([
      "D recibido.sin_identificar 1190000",
      "C banco.a 1190000",
    ]);
  });

  it("21: the amount that an airline keeps of a retracto is no income of the agency", () => {
    const flight = bought(one, 1_800_000, true, airline);
    const kept: Fact = { kind: "airline", ...base(three, "contract"), ...SALE, amount: c(60_000) };
    const entry = entriesOf([paid(one, 1_800_000), flight, refunded(two, 1_740_000), kept]).at(-1);
    expect(linesOf(entry)).toEqual(["D anticipo.cliente 60000", "C terceros.por_facturar 60000"]);
    expect(entry?.lines[1]?.party).toEqual(airline);
  });

  it("21: the airline pays the rest back", () => {
    const flight = bought(one, 1_800_000, true, airline);
    const back: Fact = {
      kind: "bank",
      ...base(three, "bank-movement"),
      place: "banco.a",
      parts: [
        {
          key: "anticipo.proveedor",
          amount: c(1_740_000),
          party: airline,
          detail: "Devuelve",
          purchase: { id: flight.purchase, contract: SALE.contract },
        },
      ],
    };
    expect(last([flight, back])).toEqual(["D banco.a 1740000", "C terceros.por_facturar 1740000"]);
  });

  it("22 and 23: the amount kept of a cancelled contract, until it is annulled", () => {
    const kept = (day: string, sign: 1 | -1): Fact => ({
      kind: "kept",
      ...base(day, "contract"),
      ...SALE,
      penalty: sign * c(300_000),
      lost: sign * c(400_000),
    });
    const before = [paid(one, 900_000), bought(one, 400_000, true, hotel)];
    expect(last([...before, kept(two, 1)])).toEqual([
      "D anticipo.cliente 700000",
      "C ingreso.penalidad 300000",
      "C terceros.por_facturar 400000",
    ]);
    expect(last([...before, kept(two, 1), kept(three, -1)])).toEqual([
      "C anticipo.cliente 700000",
      "D ingreso.penalidad 300000",
      "D terceros.por_facturar 400000",
    ]);
  });

  const concept = (key: string, pesos: number, more: Partial<BankPart> = {}): BankPart => ({
    key,
    amount: c(pesos),
    party: party("Bancolombia"),
    detail: key,
    ...more,
  });
  const shown = (day: string, ...parts: readonly BankPart[]): Fact => ({
    kind: "bank",
    ...base(day, "bank-movement", party("Bancolombia")),
    place: "banco.a",
    parts,
  });

  it("11: an advance to a provider, taken by the payment of which no bank is named", () => {
    const advance = shown(one, concept("anticipo.proveedor", -1_000_000, { party: hotel }));
    expect(last([advance])).toEqual(["C banco.a 1000000", "D anticipo.proveedor 1000000"]);
    const purchase = bought(two, 1_000_000, true, hotel);
    const crossing = paidOut(two, 1_000_000, purchase.purchase, "banco.sin_decir");
    expect(last([advance, purchase, crossing])).toEqual([
      "D proveedor 1000000",
      "C anticipo.proveedor 1000000",
    ]);
  });

  it("27: the commission of an employee is salary, which its payment ends", () => {
    const seller = party("Luz Díaz", "1010");
    const salary: Fact = {
      kind: "salary",
      ...base(one, "commission", seller),
      contract: "CONT-1",
      amount: c(500_000),
    };
    expect(last([salary])).toEqual(["D comision.empleado 500000", "C salario.por_pagar 500000"]);
    const paidSalary = commission([{ ...line(500_000, 0, 0), salary: "accrued" }]);
    expect(last([salary, paidSalary])).toEqual(["D salario.por_pagar 500000", "C banco.a 500000"]);
  });

  it("31 to 33: fees with their IVA, 4×1000, interest, own transfers", () => {
    expect(last([shown(one, concept("banco.gastos", -12_000), concept("iva.descontable", -2_280))])).toEqual([
      "C banco.a 12000",
      "D banco.gastos 12000",
      "C banco.a 2280",
      "D iva.descontable 2280",
    ]);
    expect(last([shown(one, concept("interes.recibido", 1_000), concept("sufrida.renta", -70))])).toEqual([
      "D banco.a 1000",
      "C interes.recibido 1000",
      "C banco.a 70",
      "D sufrida.renta 70",
    ]);
    expect(last([shown(one, concept("banco.b", -1_000_000))])).toEqual([
      "C banco.a 1000000",
      "D banco.b 1000000",
    ]);
    expect(last([shown(one, concept("caja", 500_000))])).toEqual(["D banco.a 500000", "C caja 500000"]);
  });

  it("24 and 25: money of a cancelled contract counts, and a reversal is the exchange of its payment", () => {
    const online = paid(one, 1_190_000, "pasarela");
    const reversal: Fact = { kind: "reversal", ...base(two, "payment"), ...SALE, payment: online.record.id };
    expect(last([online, reversal])).toEqual(["D anticipo.cliente 1190000", "C pasarela 1190000"]);
    expect(last([invoiced(one), paid(two, 2_310_000), { ...reversal, day: three, payment: "" }])).not.toEqual(
      [],
    );
    const after = paid(two, 1_190_000, "pasarela");
    expect(last([invoiced(one), after, { ...reversal, day: three, payment: after.record.id }])).toEqual([
      "D cliente 1190000",
      "C pasarela 1190000",
    ]);
  });

  const commission = (lines: CommissionFact["lines"]): CommissionFact => ({
    kind: "commission",
    ...base(one, "commission", party("Luz Díaz", "1010")),
    lines,
    place: "banco.a",
  });
  const line = (amount: number, retefuente: number, reteIca: number) => ({
    contract: "CONT-1",
    amount: c(amount),
    retefuente: c(retefuente),
    reteIca: c(reteIca),
    detail: "Comisión",
  });

  it("26 and 28: commissions with withheld amounts, and an adjustment deducted from them", () => {
    expect(last([commission([line(500_000, 55_000, 4_830)])])).toEqual([
      "D comision.independiente 500000",
      "C retefuente.comisiones 55000",
      "C reteica 4830",
      "C banco.a 440170",
    ]);
    expect(last([commission([line(800_000, 88_000, 7_728), line(-500_000, -55_000, -4_830)])])).toEqual([
      "D comision.independiente 800000",
      "C retefuente.comisiones 88000",
      "C reteica 7728",
      "C comision.independiente 500000",
      "D retefuente.comisiones 55000",
      "D reteica 4830",
      "C banco.a 264102",
    ]);
  });

  it("29: the paid part of an annulled purchase is a claim on its provider", () => {
    const purchase = bought(one, 700_000, false, hotel);
    const annulled: Fact = {
      kind: "void",
      ...base(three, "purchase", hotel),
      ...SALE,
      purchase: purchase.purchase,
    };
    expect(last([purchase, paidOut(two, 300_000, purchase.purchase), annulled])).toEqual([
      "D proveedor 400000",
      "D anticipo.proveedor 300000",
      "C costo.por_facturar 700000",
    ]);
    const back: Fact = {
      kind: "return",
      ...base(three, "purchase", hotel),
      ...SALE,
      amount: c(300_000),
      place: "banco.a",
    };
    expect(last([back])).toEqual(["D banco.a 300000", "C anticipo.proveedor 300000"]);
  });

  it("30: a number of the raffle, whose buyer nobody names", () => {
    const number: Fact = { kind: "raffle", ...base(one, "raffle-number", FINAL_CONSUMER), amount: c(20_000) };
    expect(last([number])).toEqual(["D caja 20000", "C rifa.recaudo 20000"]);
    expect(entriesOf([number])[0]?.lines[0]?.party.document).toBe("222222222222");
  });

  it("34: centavos between the bank and a payment of whole pesos", () => {
    const places = [{ key: "banco.a", amount: c(1_999_999.6) }];
    expect(last([paid(one, 2_000_000, "banco.a", { places })])).toEqual([
      "D banco.a 1999999.6",
      "D ajuste.gasto 0.4",
      "C anticipo.cliente 2000000",
    ]);
  });

  it("34: centavos between the bank and the payment of the agency", () => {
    const refund = (pesos: number): Fact[] => [
      paid(one, 2_000_000),
      refunded(two, 2_000_000, { shown: [{ key: "banco.b", amount: c(pesos) }] }),
    ];
    expect(last(refund(1_999_999.6))).toEqual([
      "D anticipo.cliente 2000000",
      "C banco.b 1999999.6",
      "C ajuste.ingreso 0.4",
    ]);
    expect(last(refund(1_500_000))).toEqual([
      "D anticipo.cliente 2000000",
      "C banco.b 1500000",
      "C banco.a 500000",
    ]);
  });
});

describe("purchases after the invoice", () => {
  it("are crossed at once with its amount, or are a cost", () => {
    const own = invoiced(one);
    expect(last([own, bought(two, 2_500_000, true, hotel)])).toEqual([
      "D terceros 2500000",
      "C proveedor 2500000",
    ]);
    expect(last([own, bought(two, 700_000, false, hotel)])).toEqual(["D costo 700000", "C proveedor 700000"]);
  });

  it("are a cost before it, too, when the accountant wants it so", () => {
    const entry = entriesOf([bought(one, 700_000, false, hotel)], { costAtOnce: true }).at(-1);
    expect(linesOf(entry)).toEqual(["D costo 700000", "C proveedor 700000"]);
  });
});

describe("any journal", () => {
  const amount = fc.integer({ min: 1, max: 5_000_000 });
  const anyDay = fc.integer({ min: 0, max: 40 }).map((days) => addDays(inDays(-40), days));
  const aFact: fc.Arbitrary<Fact> = fc.oneof(
    fc.tuple(anyDay, amount).map(([day, pesos]) => paid(day, pesos)),
    fc
      .tuple(anyDay, amount, fc.boolean(), fc.constantFrom(hotel, airline))
      .map(([day, pesos, mandate, who]) => bought(day, pesos, mandate, who)),
    anyDay.map((day) => invoiced(day)),
    anyDay.map((day): Fact => ({ ...invoiced(day), kind: "note", number: "NC" })),
    fc.tuple(anyDay, amount).map(([day, pesos]) => refunded(day, pesos)),
    fc
      .tuple(anyDay, amount, fc.integer({ min: -99, max: 99 }))
      .map(([day, pesos, odd]) =>
        paid(day, pesos, "banco.a", { places: [{ key: "banco.a", amount: c(pesos) + odd }] }),
      ),
  );

  it("balances to the cent, voucher by voucher, has no line of 0, and knows each of its keys", () =>
    fc.assert(
      fc.property(fc.array(aFact, { maxLength: 40 }), (facts) => {
        for (const { lines } of entriesOf(facts)) {
          expect(lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
          for (const { key, debit, credit } of lines) {
            expect(Math.min(debit, credit)).toBe(0);
            expect(Math.max(debit, credit)).toBeGreaterThan(0);
            expect(key === "banco.a" || key in accountKeys).toBe(true);
          }
        }
      }),
    ));

  it("is the same whatever the order in which the facts are read", () =>
    fc.assert(
      fc.property(
        fc
          .array(aFact, { maxLength: 20 })
          .chain((facts) =>
            fc.tuple(fc.constant(facts), fc.shuffledSubarray(facts, { minLength: facts.length })),
          ),
        ([facts, shuffled]) => void expect(entriesOf(shuffled)).toEqual(entriesOf(facts)),
      ),
    ));
});

describe("vouchers", () => {
  const mes = monthIn(0);
  it("have their order and their numbers: of the product, else of the month", () => {
    const day = firstOf(mes);
    const purchase = bought(day, 10, false, hotel);
    const facts = [
      paidOut(day, 10, purchase.purchase),
      paid(day, 10),
      purchase,
      paid(lastOf(monthIn(-1)), 5),
    ];
    const vouchers = vouchersOf(entriesOf(facts), mes);
    expect(vouchers.map(({ type, number }) => [type, number])).toEqual([
      ["RC", expect.stringMatching(/^RC-\d+$/)],
      ["CM", `CM-${mes}-0001`],
      ["CE", `CE-${mes}-0001`],
    ]);
  });

  it("whose debits are not their credits are found", () => {
    const [voucher] = vouchersOf(entriesOf([paid(TODAY, 10)]), TODAY.slice(0, 7));
    expect(unbalanced([voucher!])).toEqual([]);
    const broken = { ...voucher!, lines: voucher!.lines.slice(1) };
    expect(unbalanced([broken])).toEqual([broken]);
  });
});

describe("a fact that became known after its month was closed", () => {
  const [before, now] = [monthIn(-1), monthIn(0)];
  const closedAt = new Date(`${firstOf(now)}T12:00:00-05:00`);
  const closed = new ClosedMonths([{ mes: before, closedAt }]);
  const later = new Date(closedAt.getTime() + 1000);

  it("is booked in the first open month, on the day of knowing", () => {
    expect(closed.bookedOn(lastOf(before), closedAt)).toEqual({ day: lastOf(before), late: false });
    expect(closed.bookedOn(lastOf(before), later)).toEqual({ day: firstOf(now), late: true });
  });

  it("is booked on the last day of that month when it became known even later", () => {
    const long = new ClosedMonths([
      { mes: monthIn(-2), closedAt: new Date(`${firstOf(before)}T12:00:00-05:00`) },
    ]);
    const known = new Date(`${firstOf(now)}T12:00:00-05:00`);
    expect(long.bookedOn(lastOf(monthIn(-2)), known)).toEqual({ day: lastOf(before), late: true });
  });

  it("is an adjustment that names the day that it is about", () => {
    const [entry] = entriesOf([{ ...paid(firstOf(now), 10), late: lastOf(before) }]);
    expect(entry).toMatchObject({ type: "AJ", number: null });
    expect(entry?.lines[0]?.detail).toBe(`Del ${spokenDay(lastOf(before))}: Pago del cliente`);
  });

  it("of the bank: assigned in time it is the bank's, later it waited without an owner", () => {
    const at = (day: string) => new Date(`${day}T12:00:00-05:00`);
    const movement = { day: lastOf(before), seen: at(lastOf(before)) };
    const same = { day: lastOf(before), known: at(lastOf(before)) };
    expect(backingCase(movement, same, at(lastOf(before)), closed)).toBe("bank");
    expect(backingCase(movement, same, later, closed)).toBe("found");
    const next = { day: firstOf(now), known: later };
    expect(backingCase(movement, next, later, closed)).toBe("unidentified");
  });
});
