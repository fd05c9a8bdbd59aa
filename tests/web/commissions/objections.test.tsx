// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { CommissionListScreen } from "../../../web/src/pages/commissions/CommissionListScreen.tsx";
import { inDays } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

afterEach(cleanup);

const typed = (name: string, fields: object) => ({ __typename: name, ...fields });
const answer = typed("OfferedAct", { name: "answer", allowed: true, reason: null });
const objection = (over: object) =>
  typed("CommissionObjection", {
    id: "o1",
    commissionId: "c1",
    texto: "El grupo era de cuatro",
    fileId: null,
    status: "abierta",
    dueOn: inDays(3),
    respuesta: null,
    answeredBy: null,
    createdAt: `${inDays(-1)}T15:00:00.000Z`,
    endedAt: null,
    acts: [],
    author: typed("Person", { id: 12, name: "Andrés", lastname: "Muñoz" }),
    commission: typed("Commission", {
      id: "c1",
      montoComision: 200_000,
      contract: typed("Contract", { id: "k1", contractNumber: "CT-0045" }),
    }),
    ...over,
  });

const list: AppRoute = {
  path: "/panel/commissions",
  guard: "seeCommissions",
  layout: "bare",
  screen: () => Promise.resolve(CommissionListScreen),
};

it("the list shows waiting ones by deadline, and answers them; ended ones can be read", async () => {
  const waiting = [objection({ acts: [answer] }), objection({ id: "o2", dueOn: inDays(-1) })];
  const closed = [objection({ id: "o3", status: "aceptada", respuesta: "Tienes razón" })];
  const seen = serverAnswers({
    Me: { data: { me: typed("User", aSessionUser({ id: 3, role: 5 })) } },
    ObjectionList: ({ filter }) => {
      const items = (filter as { status?: string }).status === "abierta" ? waiting : closed;
      const found = typed("CommissionObjectionPage", { items, total: items.length, totalPages: 1 });
      return { data: { commissionObjections: found } };
    },
    ObjectionCounters: {
      data: {
        commissionObjectionCounters: [
          ["abierta", 2],
          ["aceptada", 1],
        ].map(([status, count]) => typed("CommissionObjectionCounter", { status, count })),
      },
    },
    ObjectionsOfCommission: {
      data: { commissionObjections: typed("CommissionObjectionPage", { items: closed }) },
    },
  });
  openAt("/panel/commissions?ver=objeciones", [list], "abc");
  expect((await screen.findAllByText("El grupo era de cuatro")).length).toBe(2);
  expect(screen.getByText("Vencida")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "2 Por responder", pressed: true })).toBeTruthy();
  expect(screen.getByRole("button", { name: "3 Todas" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Opciones de la lista" }));
  fireEvent.keyDown(screen.getByRole("menuitem", { name: "Excel (.xlsx)" }), { key: "Escape" });
  fireEvent.click(await screen.findByRole("button", { name: "Responder" }));
  const dialog = await screen.findByRole("dialog", { name: "Responder objeción" });
  expect(within(dialog).getByText(/Andrés Muñoz · contrato CT-0045/)).toBeTruthy();
  cleanup();

  openAt("/panel/commissions?ver=objeciones&estado=aceptada&search=grupo", [list], "abc");
  fireEvent.click(await screen.findByRole("button", { name: "Leer" }));
  const read = await screen.findByRole("dialog", { name: "Objeción a la comisión" });
  expect(await within(read).findByText(/Tienes razón/)).toBeTruthy();
  const asked = seen.filter(({ operation }) => operation === "ObjectionList");
  expect(asked.map(({ variables }) => variables["filter"] as object)).toEqual([
    { status: "abierta" },
    { status: "aceptada", search: "grupo" },
  ]);
});
