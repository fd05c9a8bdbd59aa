// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { OpenAccess } from "../../../web/src/features/accounts/access/OpenAccess.tsx";
import { START } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const Everybodys = () => <OpenAccess all />;
const routes = [
  { path: "/settings", guard: "manageUsers", layout: "bare", screen: async () => Everybodys },
] as const;

const access = (id: string, kind: string, name: string, person: string) => ({
  __typename: "OpenAccess",
  id,
  kind,
  name,
  person,
  since: START.toISOString(),
  lastUsedAt: null,
  expiresAt: null,
  pausedAt: null,
  mayEnd: true,
  endsWithPassword: false,
});

afterEach(cleanup);

/** Opens the list of an owner, whose own passkey is `mine`. */
function open() {
  const items = [
    access("mine", "passkey", "Mi portátil", "Olga Dueña"),
    access("other", "passkey", "Celular", "Ana Gil"),
    access("shared", "trip", "CTR-7", "Luz Mora"),
  ];
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 7 }) } } },
    OpenAccessList: () => ({
      data: {
        openAccess: { __typename: "OpenAccessPage", items, total: 3, totalPages: 1, page: 1 },
        me: { __typename: "User", id: 1, codeApp: true },
        myPasskeys: [{ __typename: "Passkey", id: "mine" }],
      },
    }),
    PasskeyRemove: { data: { removePasskey: "La llave de acceso quedó quitada" } },
    AccessEndTripShare: { data: { endTripShare: "shared" } },
  });
  openAt("/settings", routes, "a-token");
  return seen;
}
const sent = (seen: ReturnType<typeof open>, operation: string) =>
  seen.filter((asked) => asked.operation === operation).map(({ variables }) => variables);
const end = async (name: string) => {
  fireEvent.click(await screen.findByRole("button", { name: `Terminar: ${name}` }));
  return screen.findByRole("dialog");
};

it("another person's passkey is removed here with the viewer's own password and code, and the page names its owner", async () => {
  const seen = open();
  const dialog = await end("Llave de acceso Celular");
  expect(dialog.textContent).toContain("ya no abrirá la cuenta de Ana Gil");
  fireEvent.change(within(dialog).getByLabelText(/^Contraseña actual/), {
    target: { value: "Travesia2026" },
  });
  fireEvent.change(within(dialog).getByLabelText(/^Código/), { target: { value: "123456" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Quitar" }));
  await waitFor(() =>
    expect(sent(seen, "PasskeyRemove")).toEqual([{ id: "other", password: "Travesia2026", code: "123456" }]),
  );
});

it("the viewer's own access is named as their own", async () => {
  open();
  expect((await end("Llave de acceso Mi portátil")).textContent).toContain("ya no abrirá tu cuenta");
});

it("a shared trip of a client is ended here, once that was confirmed", async () => {
  const seen = open();
  const dialog = await end("Viaje compartido CTR-7");
  expect(sent(seen, "AccessEndTripShare")).toEqual([]);
  fireEvent.click(within(dialog).getByRole("button", { name: "Terminar" }));
  await waitFor(() => expect(sent(seen, "AccessEndTripShare")).toEqual([{ id: "shared" }]));
});
