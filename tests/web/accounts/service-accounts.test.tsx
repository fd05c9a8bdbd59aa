// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { ServiceAccounts } from "../../../web/src/features/accounts/token/ServiceAccounts.tsx";
import { START } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const routes = [
  { path: "/settings", guard: "manageUsers", layout: "bare", screen: async () => ServiceAccounts },
] as const;

const aToken = {
  __typename: "AccessToken",
  id: "t1",
  name: "Facturas",
  prefix: "trv_abc",
  capabilities: [],
  addressRanges: [],
  createdAt: START.toISOString(),
  expiresAt: START.toISOString(),
  lastUsedAt: null,
  pausedAt: null,
  lastUsedAddress: null,
};
const aService = (more: object = {}) => ({
  __typename: "ServiceAccount",
  id: 70,
  name: "Siigo",
  purpose: "Lleva la contabilidad",
  role: 6,
  isActive: true,
  version: 3,
  tokens: [aToken],
  ...more,
});

afterEach(cleanup);

function open(services: object[]) {
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 7 }) } } },
    ServiceAccountList: () => ({
      data: {
        serviceAccounts: services,
        me: { __typename: "User", id: 1, codeApp: false },
        myPasskeys: [],
      },
    }),
    ServiceAccountCreate: { data: { createServiceAccount: aService({ tokens: [] }) } },
    ServiceAccountUpdate: { data: { updateServiceAccount: aService({ name: "Siigo Nube", version: 4 }) } },
    ServiceAccountSwitch: { data: { switchServiceAccount: aService({ isActive: false, tokens: [] }) } },
    AccessTokenMake: {
      data: { createAccessToken: { __typename: "NewAccessToken", id: "t2", token: "trv_nuevo" } },
    },
    AccessTokenRevoke: { data: { revokeAccessToken: "Token de acceso revocado" } },
  });
  openAt("/settings", routes, "a-token");
  return seen;
}
const sent = (seen: ReturnType<typeof open>, operation: string) =>
  seen.filter((one) => one.operation === operation).map(({ variables }) => variables);
const choose = async (of: string, act: string) => {
  fireEvent.click(await screen.findByRole("button", { name: of }));
  fireEvent.click(await screen.findByRole("menuitem", { name: act }));
};
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("the service accounts of the owner", () => {
  it("are made with the own password, and asked for their first token at once", async () => {
    const seen = open([]);
    fireEvent.click(await screen.findByRole("button", { name: "Crear cuenta de servicio" }));
    write(/^Nombre/, "Siigo");
    write(/^Contraseña actual/, "Travesia2026");
    const dialog = screen.getByRole("dialog");
    fireEvent.click(within(dialog).getByRole("button", { name: "Crear cuenta de servicio" }));
    await screen.findByRole("dialog", { name: "Crear token de Siigo" });
    expect(sent(seen, "ServiceAccountCreate")).toMatchObject([
      { input: { name: "Siigo", role: 5 }, password: "Travesia2026" },
    ]);
    write(/^Nombre del token/, "Facturas");
    write(/^Contraseña actual/, "Travesia2026");
    expect(screen.queryByText("Facturar")).not.toBeNull();
    expect(screen.queryByText("Crear y cambiar clientes")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Crear token" }));
    expect(await screen.findByText("trv_nuevo")).toBeTruthy();
    expect(sent(seen, "AccessTokenMake")).toMatchObject([{ serviceAccountId: 70 }]);
  });

  it("show their role, what they do and their tokens, and are renamed by the version that was read", async () => {
    const seen = open([aService()]);
    expect(await screen.findByText("Contador · Lleva la contabilidad")).toBeTruthy();
    expect(screen.getByText("Facturas")).toBeTruthy();
    await choose("Acciones de la cuenta de servicio Siigo", "Editar");
    write(/^Nombre/, "Siigo Nube");
    fireEvent.click(screen.getByRole("button", { name: "Guardar" }));
    await waitFor(() =>
      expect(sent(seen, "ServiceAccountUpdate")).toMatchObject([
        { id: 70, input: { name: "Siigo Nube", version: 3 } },
      ]),
    );
  });

  it("are switched off after a question that says what ends", async () => {
    const seen = open([aService()]);
    await choose("Acciones de la cuenta de servicio Siigo", "Desactivar");
    const dialog = await screen.findByRole("dialog", { name: "Desactivar cuenta de servicio" });
    expect(dialog.textContent).toContain("«Siigo» deja de entrar de inmediato: su token termina y se apagan");
    fireEvent.click(within(dialog).getByRole("button", { name: "Desactivar" }));
    await waitFor(() => expect(sent(seen, "ServiceAccountSwitch")).toEqual([{ id: 70, on: false }]));
  });

  it("that are off are not asked for a token, and are switched on at one press", async () => {
    const seen = open([aService({ isActive: false, tokens: [] })]);
    fireEvent.click(await screen.findByRole("button", { name: "Acciones de la cuenta de servicio Siigo" }));
    expect(screen.queryByRole("menuitem", { name: "Crear token" })).toBeNull();
    fireEvent.click(await screen.findByRole("menuitem", { name: "Activar" }));
    await waitFor(() => expect(sent(seen, "ServiceAccountSwitch")).toEqual([{ id: 70, on: true }]));
  });
});
