// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { sumsContent } from "@travesia/api/contracts/plan/plan-content.rules";
import { MoneyCard } from "@travesia/pages/money/MoneyCard.tsx";
import { afterEach, expect, it } from "vitest";
import { BillCard } from "../../../web/src/features/payments/card/BillCard.tsx";

afterEach(cleanup);

/** Returns the named sums that a page shows, in its order. */
const named = (): [string, string][] =>
  [...document.querySelectorAll("dt")].map(({ textContent, nextElementSibling }) => [
    textContent,
    (nextElementSibling?.textContent ?? "").replaceAll("\u00a0", " "),
  ]);

it.each([
  ["nothing waits", 0, ["Precio total", "Pagado", "Te falta"], "$ 2.000.000"],
  ["a part waits", 500_000, ["Precio total", "Pagado", "Saldo", "Por verificar", "Te falta"], "$ 1.500.000"],
  ["all of it waits", 2_000_000, ["Precio total", "Pagado", "Saldo", "Por verificar", "Te falta"], "$ 0"],
])("the trip and the bill name equal sums alike while %s", (_, waiting, names, left) => {
  render(
    <MoneyCard
      figures={sumsContent({ precioTotal: 3_000_000, totalPagado: 1_000_000, porVerificar: waiting }, false)}
    >
      {null}
    </MoneyCard>,
  );
  const trip = named();
  cleanup();
  const bill = { precioTotal: 3_000_000, saldoPendiente: 2_000_000, porPagar: 2_000_000 - waiting };
  render(
    <BillCard
      bill={{
        pagador: null,
        titulo: "Contrato",
        destino: "Cartagena",
        montoSugerido: 1,
        motivo: null,
        ...bill,
      }}
    />,
  );
  expect(named()).toEqual(trip);
  expect(trip.map(([label]) => label)).toEqual(names);
  expect(trip.at(-1)).toEqual(["Te falta", left]);
});

it("a cancelled trip asks for nothing", () => {
  render(
    <MoneyCard figures={sumsContent({ precioTotal: 900, totalPagado: 100, porVerificar: 200 }, true)}>
      {null}
    </MoneyCard>,
  );
  expect(named().map(([label]) => label)).toEqual(["Precio total", "Pagado", "Por verificar"]);
});
