// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { isOfPlace, isPlain, queryOf } from "../../../web/src/base/views/view-query.ts";
import { UserListScreen } from "../../../web/src/pages/organization/UserListScreen.tsx";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const screenOf = async () => UserListScreen;
const routes = [{ path: "/users", guard: "signedIn", layout: "bare", screen: screenOf }] as const;
const view = (over: object) => ({
  __typename: "SavedView",
  id: "v1",
  name: "Asesores",
  query: "orden=name&sentido=asc",
  columns: ["phone"],
  standard: false,
  ...over,
});

afterEach(cleanup);

/** Opens the list of people with these views; returns the requests to the server. */
async function open(address: string, views: readonly object[]) {
  const asked = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 7 }) } } },
    UserList: { data: { userPage: { __typename: "UserPage", items: [], total: 0, totalPages: 0 } } },
    SavedViewList: { data: { savedViews: views } },
    SavedViewSave: { data: { saveView: view({ id: "v9", name: "Nueva" }) } },
  });
  const { router } = openAt(address, routes, "a-token");
  await waitFor(() => expect(asked.some(({ operation }) => operation === "SavedViewList")).toBe(true));
  const saved = () => asked.find(({ operation }) => operation === "SavedViewSave")?.variables;
  return { router, saved };
}
const menu = async (name: string) => {
  fireEvent.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("menu"));
};

describe("saved views of a list", () => {
  it("write their address when they are chosen, from any page", async () => {
    const { router } = await open("/users?page=3", [view({})]);
    fireEvent.click((await menu("Vistas")).getByRole("menuitem", { name: "Asesores" }));
    await waitFor(() => expect(router.state.location.search).toBe("?orden=name&sentido=asc"));
    expect(JSON.parse(localStorage.getItem("travesia.lista.UserOrder") ?? "{}")).toMatchObject({
      columns: ["phone"],
    });
  });

  it("open the list with the standard one, unless its address says something", async () => {
    const { router } = await open("/users", [view({ standard: true })]);
    await waitFor(() => expect(router.state.location.search).toBe("?orden=name&sentido=asc"));
    cleanup();
    const other = await open("/users?search=ana", [view({ standard: true })]);
    await screen.findByRole("button", { name: "Vistas" });
    expect(other.router.state.location.search).toBe("?search=ana");
  });

  it("keep the filters of the address under a name", async () => {
    const { saved } = await open("/users?search=ana&page=2", []);
    fireEvent.click((await menu("Vistas")).getByRole("menuitem", { name: "Guardar vista" }));
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.change(dialog.getByRole("textbox"), { target: { value: "Nueva" } });
    fireEvent.click(dialog.getByRole("button", { name: "Guardar vista" }));
    await waitFor(() =>
      expect(saved()).toEqual({
        input: { list: "UserOrder", name: "Nueva", query: "search=ana", columns: null },
      }),
    );
  });

  it("know their address however it was put together, without its page and its open parts", () => {
    expect(queryOf({ status: "sent", page: "4", orden: "fechaIda", caso: "c1" })).toBe(
      "orden=fechaIda&status=sent",
    );
    expect(isPlain({ lista: "todos", page: "" })).toBe(true);
    expect(isPlain({ viaje: "este-mes" })).toBe(false);
    expect(isOfPlace("lista=todos&search=nequi", { lista: "todos" })).toBe(true);
    expect(isOfPlace("search=nequi", { lista: "todos" })).toBe(false);
  });
});
