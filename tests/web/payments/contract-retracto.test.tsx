// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ContractRetracto } from "../../../web/src/features/payments/refund/contract/ContractRetracto.tsx";
import type { Retracto } from "../../../web/src/features/payments/refund/contract/retracto.texts.ts";
import { formatDay } from "../../../web/src/ui/days.ts";
import { inDays, START } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const nothing: Retracto = {
  id: "r",
  choice: "todo",
  createdAt: START.toISOString(),
  servicios: 0,
  serviciosHasta: inDays(15),
  tiquetes: 0,
  tiquetesVuelven: false,
  tiquetesHasta: null,
  retencionMaxima: 80_000,
  retenido: null,
  retenidoAt: null,
  retenidoBy: null,
};
const kept = {
  tiquetes: 700_000,
  tiquetesVuelven: true,
  tiquetesHasta: inDays(30),
  retenido: 60_000,
  retenidoAt: START.toISOString(),
} as const;
const byDay = `con plazo para devolverlos hasta el ${formatDay(inDays(15))}.`;
const keeps = "La aerolínea retiene $ 60.000 de los $ 700.000 de los tiquetes.";

it.each<[string, Partial<Retracto>, string]>([
  ["nothing was paid", {}, "Hasta ese día no había pagos verificados por devolver."],
  ["all of it goes back", { servicios: 900_000 }, `Había pagado $ 900.000, ${byDay}`],
  [
    "the airline keeps a part",
    { servicios: 200_000, ...kept },
    `Había pagado $ 200.000 además de los tiquetes, ${byDay}${keeps}`,
  ],
  ["all was paid for tickets", kept, `Todo lo que había pagado era de los tiquetes.${keeps}`],
])("a retracto shows the staff the payments when %s, also when they changed since", (_, over, said) => {
  const { container } = show(
    <ContractRetracto retracto={{ ...nothing, ...over }} onEnter={() => undefined} />,
  );
  expect(
    [...container.querySelectorAll("p")]
      .map(({ textContent }) => textContent)
      .join("")
      .replaceAll("\u00a0", " "),
  ).toBe(`El ${formatDay(START.toISOString())} el cliente devolvió: Todo el viaje. ${said}`);
});
