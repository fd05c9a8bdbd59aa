// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { routes } from "../../../web/src/app/routes/routes.ts";
import { useSelection } from "../../../web/src/features/raffle/board/useSelection.ts";
import { inDays } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const raffle = {
  __typename: "Raffle",
  id: "r1",
  title: "Gran rifa",
  prize: "Un viaje",
  image: null,
  price: 20_000,
  drawDate: inDays(29),
  paymentText: "Llave Bre-B: @travesia",
  authorizationNumber: "45",
  authorizationAuthority: "Lotería",
  authorizationDay: inDays(-10),
  policy: "4402",
  prizeInKind: true,
  drawLottery: "Boyacá",
  privateName: null,
  privateDay: null,
  status: "open",
  isUnregistered: false,
  freeCount: 999,
  selectedCount: 1,
  paidCount: 0,
};

/** The real form and its guards; other screens say no more than that they are there. */
const around: readonly AppRoute[] = routes.map((route) => ({
  ...route,
  layout: "bare",
  screen: route.path === "/form" ? route.screen : async () => () => <p>{route.path}</p>,
}));

/** Opens the form as a person of that role, or as a visitor. */
function open(role: number | null, chosen: readonly string[] = []) {
  const { selection } = renderHook(useSelection).result.current;
  for (const value of chosen) selection.toggle("r1", value);
  const seen = serverAnswers({
    ...(role !== null && { Me: { data: { me: { __typename: "User", ...aSessionUser({ role }) } } } }),
    RaffleOpen: { data: { openRaffle: raffle } },
    RaffleSelect: {
      data: {
        selectRaffleNumbers: {
          __typename: "SelectedNumbers",
          numbers: chosen,
          receipt: { __typename: "FileLink", filename: "datos-seleccionados.pdf", url: "/files/1" },
        },
      },
    },
  });
  openAt("/form", around, role === null ? null : "a-token");
  return seen;
}

describe("the form of chosen numbers", () => {
  it.each([
    ["an advisor to the board", 2, "/number"],
    ["a visitor to the sign-in", null, "/login"],
    ["a client nowhere", 1, "Acceso Denegado"],
  ])("leads %s when nothing was chosen", async (_, role, shows) => {
    open(role);
    expect(await screen.findByText(shows)).toBeTruthy();
  });

  it("is open to a visitor who carries a selection, which it sends with name and telephone", async () => {
    const seen = open(null, ["777"]);
    fireEvent.change(await screen.findByLabelText(/^Nombre/), { target: { value: "Nubia Caro" } });
    fireEvent.change(screen.getByLabelText(/^Teléfono/), { target: { value: "3205550002" } });
    fireEvent.click(screen.getByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "DESCARGAR PDF" }));
    expect(await screen.findByText("Datos enviados con éxito")).toBeTruthy();
    expect(screen.getByText("777")).toBeTruthy();
    await waitFor(() => expect(sessionStorage.getItem("raffle-selection")).toBeNull());
    expect(seen.find(({ operation }) => operation === "RaffleSelect")?.variables["input"]).toMatchObject({
      numbers: ["777"],
      name: "Nubia Caro",
    });
  });
});
