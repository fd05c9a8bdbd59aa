// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { figuresOf, nextTripOf } from "../../../web/src/features/customers/customer-figures.tsx";
import type { CustomerDetailQuery } from "../../../web/src/features/customers/customers.generated.ts";
import { formatDay } from "../../../web/src/ui/days.ts";
import { Figures } from "../../../web/src/ui/Figures.tsx";
import { inDays, START } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const none = { contracts: 0, cancelled: 0, sold: 0, paid: 0, owed: 0, nextTrip: null };
const quiet = { overdue: 0, overdueSince: null, nextDue: null, nextAmount: null, contractId: null };
const lastWord = { kind: "paid", at: START.toISOString(), recordId: "c-1", number: "CTR-1" } as const;
const booked = (over: object) => ({
  status: "pagada",
  paid: 0,
  balance: 0,
  fechas: { salida: inDays(10) },
  ...over,
});

/** Shows the figures of a customer, and gives each by its word: value and note. */
const shown = (sales: object, reservations: readonly ReturnType<typeof booked>[] = []) => {
  const detail = {
    customer: null,
    customerSales: { ...none, ...sales },
    customerStanding: { ...quiet, lastWord },
    customerConsents: [],
    customerTravellers: [],
  } as CustomerDetailQuery;
  show(<Figures figures={figuresOf(detail, reservations, inDays(0))} />);
  return (label: string) => screen.getByText(label, { selector: "dt" }).parentElement?.textContent;
};

describe("the figures of a customer", () => {
  it("say that payments of a cancelled contract are not counted", () => {
    const figure = shown({ cancelled: 1 });
    expect(figure("Pagó")).toMatch(/0 contratos, sin contar 1 cancelado$/);
    expect(figure("Lo último")).toMatch(/^Lo últimoPagóCTR-1/);
  });

  it("count contracts alone where nothing is left out", () => {
    expect(shown({ contracts: 1 })("Pagó")).toMatch(/1 contrato$/);
  });

  it("name the reservations that they leave out, paid or to pay", () => {
    const figure = shown({ contracts: 2, cancelled: 2 }, [
      booked({ paid: 900_000 }),
      booked({ status: "pendiente", balance: 500_000 }),
    ]);
    expect(figure("Pagó")).toMatch(/2 contratos, sin contar 2 cancelados ni 1 reserva$/);
    expect(figure("Debe")).toMatch(/Aparte, \$\s500\.000 de reservas por pagar$/);
  });

  it("have the paid trip that leaves first as the next one", () => {
    const sales = { ...none, nextTrip: inDays(20) };
    const trips = [booked({ status: "anulada", fechas: { salida: inDays(2) } }), booked({})];
    expect(nextTripOf(sales, trips, inDays(0))).toBe(inDays(10));
    expect(nextTripOf(sales, [booked({ fechas: { salida: inDays(-1) } })], inDays(0))).toBe(inDays(20));
    expect(shown({ contracts: 1, nextTrip: inDays(20) }, trips)("Próximo viaje")).toContain(
      formatDay(inDays(10)),
    );
  });
});
