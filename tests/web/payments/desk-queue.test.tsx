// @vitest-environment happy-dom
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, describe, expect, it } from "vitest";
import { MoneyBackLinks } from "../../../web/src/features/payments/desk/MoneyBackLinks.tsx";
import { PaymentChips } from "../../../web/src/features/payments/payment/PaymentChips.tsx";
import { useQueue } from "../../../web/src/ui/desk/useQueue.ts";
import { reachFrom } from "../../../web/src/ui/desk/useReach.ts";
import { DayField } from "../../../web/src/ui/form/DayField.tsx";
import { RefusedDays } from "../../../web/src/ui/form/refused-days.ts";
import { inDays, TODAY, YEAR } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const payments = (...ids: string[]) => ids.map((id) => ({ id }));

describe("what waits at a desk", () => {
  const aDesk = () =>
    renderHook(({ items }) => useQueue(items), { initialProps: { items: payments("a", "b", "c") } });

  it("leaves in sight what was withdrawn while one looks at it, until one goes on", () => {
    const { result, rerender } = aDesk();
    act(() => result.current.next());
    expect(result.current.item).toEqual({ id: "b" });
    rerender({ items: payments("a", "c") });
    expect(result.current).toMatchObject({ item: { id: "b" }, gone: true });
    act(() => result.current.next());
    expect(result.current).toMatchObject({ item: { id: "c" }, gone: false });
  });

  it("makes room at once for the next after what one decides oneself", () => {
    const { result, rerender } = aDesk();
    act(() => result.current.settle("a"));
    rerender({ items: payments("b", "c") });
    expect(result.current).toMatchObject({ item: { id: "b" }, gone: false });
  });

  it.each([
    ["many remain", 20, 5, 20, 60, 20],
    ["few remain", 20, 15, 20, 60, 40],
    ["few remain, and those asked for have not come", 40, 15, 20, 60, 40],
    ["no more wait", 20, 19, 20, 20, 20],
    ["a list gives no more at once", 100, 99, 100, 300, 100],
  ])(
    "when %s, of %d asked for, at place %d of %d out of %d, asks for %d",
    (_, limit, at, loaded, total, to) => expect(reachFrom(limit, at, loaded, total)).toBe(to),
  );
});

it("a payment says that its client reported it, and that another one may be the same", () => {
  const payment = { status: "pending", decisionNote: null, reversedAt: null } as const;
  const said = () =>
    ["Reportado por el cliente", "Posible duplicado", "Contrato cancelado"].filter((text) =>
      screen.queryByText(text),
    );
  show(<PaymentChips payment={{ ...payment, posibleDuplicado: false, reportedByClient: true }} />);
  expect(said()).toEqual(["Reportado por el cliente"]);
  cleanup();
  show(<PaymentChips payment={{ ...payment, posibleDuplicado: true, reportedByClient: false }} />);
  expect(said()).toEqual(["Posible duplicado"]);
  cleanup();
  const ended = { kind: "contract", cancelled: true } as const;
  const late = { ...payment, posibleDuplicado: false, reportedByClient: false, paidFor: ended };
  show(<PaymentChips payment={late} />);
  expect(said()).toEqual(["Contrato cancelado"]);
  cleanup();
  show(<PaymentChips payment={{ ...late, status: "verified" }} />);
  expect(said()).toEqual([]);
});

it("a payment leads to its refund, to the refunds of the whole that it is part of, and to each case", () => {
  const paidFor = { article: "el", noun: "contrato", name: `CT-${YEAR}-000001` };
  const ofWhole = (id: string, over: object = {}) => ({
    __typename: "Refund",
    id,
    monto: 400_000,
    reason: "cancelacion",
    status: "abierta",
    paidFor,
    ...over,
  });
  show(
    <MoneyBackLinks
      refunds={[{ __typename: "Refund", id: "r1", monto: 500_000 }] as never}
      ofWhole={
        [
          ofWhole("r2"),
          ofWhole("annulled", { status: "anulada" }),
          ofWhole("of another payment", { reason: "pago_en_revision" }),
        ] as never
      }
      chargebacks={[{ __typename: "Chargeback", id: "c1", number: "RP-1" }] as never}
    />,
  );
  const hrefOf = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf(/^Devolución de \$\s500\.000$/)).toBe("/panel/pagos?ver=devoluciones&devolucion=r1");
  expect(hrefOf(/^Devolución del contrato: \$\s400\.000$/)).toBe(
    "/panel/pagos?ver=devoluciones&devolucion=r2",
  );
  expect(screen.getAllByRole("link")).toHaveLength(3);
  expect(hrefOf(/^Caso RP-1$/)).toBe("/panel/pagos?ver=reversiones&caso=c1");
});

describe("a day on which money is booked", () => {
  const CLOSED = "Ese mes está cerrado";
  function Form({ booked, day }: { readonly booked: boolean; readonly day: string }) {
    const { control } = useForm({ defaultValues: { day } });
    return (
      <RefusedDays value={(chosen) => (chosen < TODAY ? CLOSED : null)}>
        <DayField control={control} name="day" label="Fecha de pago" booked={booked} />
      </RefusedDays>
    );
  }
  it.each([
    ["says that its month is closed", true, inDays(-40), true],
    ["says nothing in an open month", true, TODAY, false],
    ["says nothing where no money is booked", false, inDays(-40), false],
  ])("%s", (_, booked, day, said) => {
    show(<Form booked={booked} day={day} />);
    expect(screen.queryByText(CLOSED) !== null).toBe(said);
  });
});
