import { expect, it } from "vitest";
import { spokenMonth } from "../../../api/src/core/colombia/spoken.ts";
import { consequencesOf } from "../../../web/src/features/reports/cancellation/cancellation-outcome.texts.ts";
import { firstOf, monthIn } from "../../support/calendar.ts";

const nothing = {
  contractId: "c",
  voided: [],
  adjusted: [],
  adjustedIn: firstOf(monthIn(1)),
  refundable: 0,
  awaiting: 0,
  purchases: [],
  points: 0,
  quoteNumber: null,
  invoiceNumber: null,
  openAddendum: null,
};
const consequences = (outcome: Partial<Parameters<typeof consequencesOf>[0]>) =>
  consequencesOf({ ...nothing, ...outcome }).map(({ said, lines }) =>
    [said, ...lines].join(" | ").replaceAll("\u00a0", " "),
  );

it("the effects of a cancellation are named with person and amount, and nothing that it does not do", () => {
  expect(consequences({})).toEqual(["No hay dinero del cliente por devolver."]);
  const ana = { id: "1", seller: "Ana Gil", amount: 30_000 };
  const hotel = { id: "p", item: "Hotel", provider: "Decameron", cost: 900_000, owed: 400_000 };
  expect(
    consequences({ voided: [ana], adjusted: [ana], refundable: 500_000, purchases: [hotel], points: 1 }),
  ).toEqual([
    "Se puede devolver al cliente hasta $ 500.000: los recibos siguen en el registro.",
    "Lo que ya se compró sigue comprado: las compras no se anulan solas. | Hotel, Decameron: $ 900.000, por pagar $ 400.000",
    "Las comisiones sin pagar quedan anuladas. | Ana Gil: $ 30.000",
    `Las comisiones pagadas se descuentan en ${spokenMonth(monthIn(1))}. | Ana Gil: $ 30.000`,
    "Si se devuelve todo, quien refirió al cliente pierde 1 punto.",
  ]);
  expect(consequences({ quoteNumber: "COT-1", invoiceNumber: "FE-9", awaiting: 1, openAddendum: 2 })).toEqual(
    [
      "No hay dinero del cliente por devolver.",
      "Quedan $ 1 por verificar: lo que se verifique después se devuelve completo.",
      "El otrosí n.º 2, que está abierto, se retira.",
      "La factura FE-9 se anula con una nota crédito, si hay numeración vigente.",
      "La cotización COT-1 vuelve a quedar aprobada.",
    ],
  );
});
