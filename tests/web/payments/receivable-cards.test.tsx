// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { receivableColumns } from "../../../web/src/features/payments/receivable/receivable.columns.tsx";
import type { ReceivableRowFragment } from "../../../web/src/features/payments/receivable/receivables.generated.ts";
import { DataCards } from "../../../web/src/ui/table/DataCards.tsx";
import { inDays } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

it("on a phone each amount of who owes, and the last contact, says what it is", () => {
  const row = {
    contractId: "c",
    contractNumber: "CT-1",
    cliente: "Ricardo Ávila",
    destino: "Cartagena",
    telefono: "+573016789012",
    age: "al_dia",
    daysOverdue: 0,
    saldo: 2_918_258,
    saldoVencido: 1_918_258,
    porVerificar: 0,
    nextDue: inDays(3),
    nextAmount: 500_000,
    lastContact: null,
    promisedDay: null,
  } as unknown as ReceivableRowFragment;
  show(
    <MemoryRouter>
      <DataCards
        label="Cartera"
        empty={null}
        columns={receivableColumns}
        rows={[row]}
        rowKey={({ contractId }) => contractId}
        href={({ contractId }) => `/contratos/${contractId}`}
      />
    </MemoryRouter>,
  );
  const card = screen.getByRole("listitem");
  // What is hidden from the eye is taken away.
  for (const hidden of card.querySelectorAll("span"))
    if (getComputedStyle(hidden).position === "absolute") hidden.remove();
  const text = card.textContent?.replaceAll("\u00a0", " ");
  for (const said of ["Saldo: $ 2.918.258", "Vencido: $ 1.918.258", "Próximo: ", "Último contacto: Nunca"])
    expect(text).toContain(said);
  expect(text).not.toContain("Teléfono:");
});
