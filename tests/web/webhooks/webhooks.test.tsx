// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Webhooks } from "../../../web/src/features/webhooks/Webhooks.tsx";
import { START } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const routes = [
  { path: "/panel/operacion", guard: "watchOperation", layout: "bare", screen: async () => Webhooks },
] as const;

const aWebhook = (more: object = {}) => ({
  __typename: "Webhook",
  id: "w1",
  name: "Contabilidad",
  address: "https://erp.travesia.co/avisos",
  events: ["payment_verified"],
  query: "query ($id: ID!) { payment(id: $id) { id } }",
  offAt: null,
  offReason: null,
  pausedAt: null,
  formerUntil: null,
  version: 3,
  maker: { __typename: "Person", id: 1, name: "Olga", lastname: "Díaz", role: 7 },
  ...more,
});
const aDelivery = (more: object = {}) => ({
  __typename: "WebhookDeliveryLine",
  id: "d1",
  type: "payment.verified",
  recordId: "p1",
  state: "pendiente",
  createdAt: START.toISOString(),
  tries: 2,
  triedAt: START.toISOString(),
  nextTryAt: START.toISOString(),
  answerStatus: 503,
  answer: "Estamos cerrados",
  failure: null,
  body: '{"type":"payment.verified"}',
  ...more,
});

afterEach(cleanup);

const aService = (more: object = {}) => ({
  __typename: "ServiceAccount",
  id: 70,
  name: "Siigo",
  role: 5,
  isActive: true,
  ...more,
});

function open(
  webhooks: object[],
  deliveries: object[] = [],
  address = "/panel/operacion",
  serviceAccounts: object[] = [],
) {
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 7 }) } } },
    WebhookList: () => ({
      data: {
        webhooks,
        serviceAccounts,
        me: { __typename: "User", id: 1, codeApp: true },
        myPasskeys: [],
      },
    }),
    WebhookSecretRotate: {
      data: { rotateWebhookSecret: { __typename: "NewWebhookSecret", id: "w1", secret: "whsec_otro" } },
    },
    WebhookSwitch: { data: { switchWebhook: aWebhook() } },
    WebhookUpdate: { data: { updateWebhook: aWebhook() } },
    WebhookCreate: () => ({
      data: {
        createWebhook: { __typename: "NewWebhookSecret", id: "w2", secret: "whsec_nuevo" },
      },
    }),
    WebhookDeliveryList: () => ({
      data: {
        webhookDeliveries: {
          __typename: "WebhookDeliveryPage",
          items: deliveries,
          total: deliveries.length,
          totalPages: 1,
          page: 1,
        },
      },
    }),
    WebhookDeliveryReplay: { data: { replayWebhookDelivery: "d1" } },
    WebhookTest: { data: { testWebhook: "d2" } },
  });
  openAt(address, routes, "a-token");
  return seen;
}
const sent = (seen: ReturnType<typeof open>, operation: string) =>
  seen.filter((one) => one.operation === operation).map(({ variables }) => variables);
const PASSWORD = /^Contraseña actual/;
const proof = { password: "Travesia2026", code: "123456" };
const prove = (dialog: Pick<typeof screen, "getByLabelText">) => {
  fireEvent.change(dialog.getByLabelText(PASSWORD), { target: { value: proof.password } });
  fireEvent.change(dialog.getByLabelText(/^Código/), { target: { value: proof.code } });
};
const choose = async (act: string) => {
  fireEvent.click(await screen.findByRole("button", { name: "Acciones del webhook Contabilidad" }));
  fireEvent.click(await screen.findByRole("menuitem", { name: act }));
};

describe("the webhooks of the owner", () => {
  it("begin with an example of the kind of record, and show their secret once", async () => {
    const seen = open([]);
    fireEvent.click(await screen.findByRole("button", { name: "Crear webhook" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Crear webhook" }));
    fireEvent.change(dialog.getByLabelText("Nombre"), { target: { value: "Tablero" } });
    fireEvent.change(dialog.getByLabelText("Dirección"), { target: { value: "https://tablero.co" } });
    fireEvent.mouseDown(dialog.getByLabelText("De qué avisa"));
    fireEvent.click(await screen.findByRole("option", { name: "Cotizaciones" }));
    await waitFor(() =>
      expect((dialog.getByLabelText("Consulta") as HTMLTextAreaElement).value).toContain("quote(id: $id)"),
    );
    fireEvent.click(dialog.getByRole("button", { name: "Crear webhook" }));
    await dialog.findByText("Elige al menos un evento");
    fireEvent.click(dialog.getByLabelText("Se envió una cotización"));
    prove(dialog);
    fireEvent.click(dialog.getByRole("button", { name: "Crear webhook" }));
    await screen.findByText("whsec_nuevo");
    expect(sent(seen, "WebhookCreate")).toMatchObject([
      { input: { name: "Tablero", address: "https://tablero.co", events: ["quote_sent"] }, ...proof },
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Ya lo copié" }));
    await waitFor(() => expect(screen.queryByText("whsec_nuevo")).toBeNull());
  });

  it("say why they are off", async () => {
    open([aWebhook({ offAt: START.toISOString(), offReason: "failures" })]);
    await screen.findByText(/Apagado: el receptor no respondió bien durante 3 días/);
  });

  it("are tried at one choice, and their deliveries are below with the answers", async () => {
    const seen = open([aWebhook()], [aDelivery()]);
    await choose("Probar");
    await waitFor(() => expect(sent(seen, "WebhookTest")).toEqual([{ id: "w1" }]));
    await screen.findByText("503");
    fireEvent.click(screen.getByRole("button", { name: "Ver: payment.verified" }));
    const dialog = within(await screen.findByRole("dialog", { name: "payment.verified" }));
    dialog.getByText(/Estamos cerrados/);
    fireEvent.click(dialog.getByRole("button", { name: "Repetir" }));
    await waitFor(() => expect(sent(seen, "WebhookDeliveryReplay")).toEqual([{ id: "d1" }]));
  });

  it("are answered for by an active service account of an administrator, or by oneself", async () => {
    const maker = { __typename: "Person", id: 70, name: "Siigo", lastname: "(servicio)", role: 0 };
    const others = [
      aService({ id: 71, name: "Caja", role: 6 }),
      aService({ id: 72, name: "Vieja", isActive: false }),
    ];
    const seen = open([aWebhook({ maker })], [], "/panel/operacion", [aService(), ...others]);
    expect(await screen.findByText(/Responde por él: Siigo/)).toBeTruthy();
    await choose("Editar webhook");
    fireEvent.mouseDown(await screen.findByLabelText(/^Responde por él/));
    const offered = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    expect(offered).toEqual(["Tú", "Siigo"]);
    fireEvent.click(screen.getByRole("option", { name: "Tú" }));
    prove(screen);
    fireEvent.click(screen.getByRole("button", { name: "Guardar" }));
    await waitFor(() =>
      expect(sent(seen, "WebhookUpdate")).toMatchObject([{ input: { serviceAccountId: null }, ...proof }]),
    );
  });

  it("ask for password and code when they deliver elsewhere, and for nothing under another name", async () => {
    const seen = open([aWebhook()]);
    await choose("Editar webhook");
    const dialog = within(await screen.findByRole("dialog", { name: "Editar webhook" }));
    expect(dialog.queryByLabelText(PASSWORD)).toBeNull();
    fireEvent.change(dialog.getByLabelText("Dirección"), { target: { value: "https://otro.co" } });
    await dialog.findByLabelText(PASSWORD);
    fireEvent.change(dialog.getByLabelText("Dirección"), { target: { value: aWebhook().address } });
    await waitFor(() => expect(dialog.queryByLabelText(PASSWORD)).toBeNull());
    fireEvent.change(dialog.getByLabelText("Nombre"), { target: { value: "Tablero" } });
    fireEvent.click(dialog.getByRole("button", { name: "Guardar" }));
    await waitFor(() =>
      expect(sent(seen, "WebhookUpdate")).toMatchObject([
        { input: { name: "Tablero", version: 3 }, password: "", code: null },
      ]),
    );
    expect(sent(seen, "WebhookUpdate")[0]!["input"]).not.toHaveProperty("password");
  });

  it("ask for both before their secret is renewed and before they are on", async () => {
    const seen = open([aWebhook({ offAt: START.toISOString(), offReason: "person" })]);
    await choose("Encender");
    const dialog = within(await screen.findByRole("dialog", { name: "Encender webhook" }));
    dialog.getByText(/vuelve a entregar a erp\.travesia\.co/);
    prove(dialog);
    fireEvent.click(dialog.getByRole("button", { name: "Encender" }));
    await waitFor(() => expect(sent(seen, "WebhookSwitch")).toEqual([{ id: "w1", on: true, ...proof }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await choose("Renovar secreto");
    const renewing = within(await screen.findByRole("dialog", { name: "Renovar secreto" }));
    prove(renewing);
    fireEvent.click(renewing.getByRole("button", { name: "Renovar secreto" }));
    await screen.findByText("whsec_otro");
    expect(sent(seen, "WebhookSecretRotate")).toEqual([{ id: "w1", ...proof }]);
  });
});
