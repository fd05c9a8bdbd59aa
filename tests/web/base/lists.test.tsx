// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { UserListScreen } from "../../../web/src/pages/organization/UserListScreen.tsx";
import { START } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const ana = {
  __typename: "User",
  id: 9,
  name: "Ana",
  lastname: "Ruiz",
  email: "ana@travesia.test",
  phone: "3001234567",
  role: 2,
  image: null,
  tipoDocumento: "cc",
  documentoIdentidad: "1020304050",
  lastLogin: null,
  isActive: true,
  version: 1,
  acts: [],
  createdAt: START.toISOString(),
};
const screenOf = async () => UserListScreen;
const routes = [{ path: "/users", guard: "signedIn", layout: "bare", screen: screenOf }] as const;

afterEach(cleanup);

/** Opens the list of people; returns its requests, the latest last. */
async function open(address = "/users") {
  const asked = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 7 }) } } },
    UserList: { data: { userPage: { __typename: "UserPage", items: [ana], total: 42, totalPages: 5 } } },
  });
  const { router } = openAt(address, routes, "a-token");
  await screen.findByText("Ana Ruiz");
  const last = () => asked.filter(({ operation }) => operation === "UserList").at(-1)?.variables;
  return { router, last };
}

const heading = (name: string) => screen.getByRole("button", { name });

describe("a list", () => {
  it("is ordered by the heading that is pressed, and the address keeps it", async () => {
    const { router, last } = await open();
    expect(last()).toMatchObject({ page: 1, limit: 10, order: "createdAt", direction: "desc" });
    fireEvent.click(heading("Nombre"));
    await waitFor(() => expect(last()).toMatchObject({ order: "name", direction: "asc" }));
    expect(router.state.location.search).toBe("?orden=name&sentido=asc");
    fireEvent.click(heading("Nombre"));
    await waitFor(() => expect(last()).toMatchObject({ order: "name", direction: "desc" }));
  });

  it("takes its own order where the address says what cannot be", async () => {
    const { last } = await open("/users?orden=password&sentido=sideways");
    expect(last()).toMatchObject({ order: "createdAt", direction: "desc" });
  });

  it("offers no order by a column that has none", async () => {
    await open();
    expect(screen.queryByRole("button", { name: "Documento" })).toBeNull();
  });

  it("has as many rows to a page as were chosen on this device, and begins at the first", async () => {
    const { router, last } = await open("/users?page=3");
    fireEvent.mouseDown(screen.getByRole("combobox", { name: "Filas por página" }));
    fireEvent.click(await screen.findByRole("option", { name: "50" }));
    await waitFor(() => expect(last()).toMatchObject({ page: 1, limit: 50 }));
    expect(router.state.location.search).toBe("");
    expect(JSON.parse(localStorage.getItem("travesia.lista.UserOrder") ?? "{}")).toMatchObject({ size: 50 });
  });

  it("shows the columns that were chosen; the one that names a person stays", async () => {
    await open();
    fireEvent.click(screen.getByRole("button", { name: "Opciones de la lista" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Opciones de la lista" }));
    expect(dialog.getByRole("checkbox", { name: "Nombre" })).toHaveProperty("disabled", true);
    fireEvent.click(dialog.getByRole("checkbox", { name: "Documento" }));
    expect(screen.queryByRole("columnheader", { name: "Documento", hidden: true })).toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "Volver a las de siempre" }));
    expect(screen.getByRole("columnheader", { name: "Documento", hidden: true })).toBeTruthy();
  });
});
