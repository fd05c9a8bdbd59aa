// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { inDays, STARTED, YEAR } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const list: AppRoute = {
  path: "/contractsList",
  guard: "superviseContracts",
  layout: "bare",
  screen: async () =>
    (await import("../../../web/src/pages/contracts/ContractSupervisionScreen.tsx"))
      .ContractSupervisionScreen,
};

const contract = (number: number, status: string) => ({
  __typename: "Contract",
  id: `c${number}`,
  contractNumber: `CT-${YEAR}-00000${number}`,
  status,
  nextStatuses: [],
  formaPago: "contado",
  origen: "Bogotá",
  destino: "Cartagena",
  precioTotal: 3_000_000,
  totalPagado: 0,
  saldoPendiente: 3_000_000,
  progresoPago: 0,
  fechaInicioViaje: inDays(51),
  fechaFinViaje: inDays(56),
  createdAt: STARTED,
  pdfDesactualizado: false,
  printedNames: "",
  contratoPdfGeneradoAt: null,
  cliente: { __typename: "ContractClient", name: "María", lastname: "Torres", email: "maria@example.com" },
  quote: null,
});

function openAs(role: number) {
  const stats = {
    __typename: "ContractStats",
    totalContracts: 3,
    activeContracts: 2,
    pendingContracts: 1,
    totalValue: 9_000_000,
  };
  const items = [contract(1, "draft"), contract(2, "signed"), contract(3, "completed")];
  const summary = { __typename: "CommissionSummary", total: 3 };
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role }) } } },
    ContractList: {
      data: { contracts: { __typename: "ContractPage", items, total: 3, page: 1, totalPages: 1 } },
    },
    ContractStats: { data: { contractStats: stats } },
    ContractApprove: {
      data: { approveContract: { __typename: "ApproveContractPayload", commissionSummary: summary } },
    },
  });
  openAt("/contractsList", [list], "a-token");
  return seen;
}
const purchasesOf = async (number: number) =>
  await screen.findByRole("link", { name: `Ver compras de CT-${YEAR}-00000${number}` });

afterEach(cleanup);

describe("a row of the supervision", () => {
  it("leads to the purchases once it is signed: the owner to their screen, an admin to the contract", async () => {
    openAs(7);
    expect((await purchasesOf(2)).getAttribute("href")).toBe("/contracts/c2/purchase-management");
    expect(screen.queryByRole("link", { name: `Ver compras de CT-${YEAR}-000001` })).toBeNull();
    cleanup();
    openAs(5);
    expect((await purchasesOf(3)).getAttribute("href")).toBe("/contratos/c3");
  });

  it("approves a completed contract, after it asked", async () => {
    const seen = openAs(5);
    fireEvent.click(await screen.findByRole("button", { name: `Aprobar CT-${YEAR}-000003` }));
    expect(screen.queryByRole("button", { name: `Aprobar CT-${YEAR}-000002` })).toBeNull();
    const dialog = await screen.findByRole("dialog", { name: "Aprobar contrato" });
    expect(dialog.textContent).toContain("$\u00a03.000.000");
    expect(seen.some(({ operation }) => operation === "ContractApprove")).toBe(false);
    fireEvent.click(within(dialog).getByRole("button", { name: "Aprobar" }));
    expect(await screen.findByText("Contrato aprobado: tiene 3 comisiones")).toBeTruthy();
    await waitFor(() =>
      expect(seen.find(({ operation }) => operation === "ContractApprove")?.variables).toEqual({ id: "c3" }),
    );
  });
});
