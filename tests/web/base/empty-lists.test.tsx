// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { CommissionListScreen } from "../../../web/src/pages/commissions/CommissionListScreen.tsx";
import { MyCommissionsScreen } from "../../../web/src/pages/commissions/MyCommissionsScreen.tsx";
import { ContractSupervisionScreen } from "../../../web/src/pages/contracts/ContractSupervisionScreen.tsx";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const route = (path: string, screen: AppRoute["screen"]): AppRoute => ({
  path,
  guard: "signedIn",
  layout: "bare",
  screen,
});
const routes = [
  route("/commissionsList", async () => CommissionListScreen),
  route("/my-commissions", async () => MyCommissionsScreen),
  route("/contractsList", async () => ContractSupervisionScreen),
];
const nothing = { items: [], total: 0, page: 1, totalPages: 0 };

afterEach(cleanup);

describe("a list in which the filters leave nothing", () => {
  it.each([
    [
      "/commissionsList?status=paid",
      "Ninguna comisión cumple estos filtros.",
      "No hay comisiones registradas",
    ],
    ["/my-commissions?status=paid", "Ninguna comisión cumple estos filtros.", /^Aún no tienes comisiones/],
    ["/contractsList?status=draft", "Ningún contrato cumple estos filtros.", "No hay contratos"],
  ])(
    "%s blames the filters, and says that there is none once they are gone",
    async (address, narrowed, empty) => {
      serverAnswers({
        Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 7 }) } } },
        CommissionList: { data: { commissions: { __typename: "CommissionPage", ...nothing } } },
        ContractList: { data: { contracts: { __typename: "ContractPage", ...nothing } } },
      });
      openAt(address, routes, "a-token");
      expect(await screen.findByText(narrowed)).toBeTruthy();
      expect(screen.queryByText(empty)).toBeNull();
      for (const button of screen.getAllByRole("button", { name: "Quitar filtros" }).slice(-1)) {
        fireEvent.click(button);
      }
      expect(await screen.findByText(empty)).toBeTruthy();
    },
    30_000,
  );
});
