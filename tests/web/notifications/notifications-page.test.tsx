// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { hoursAfter } from "../../../api/src/core/colombia/days.ts";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { NotificationsScreen } from "../../../web/src/pages/notifications/NotificationsScreen.tsx";
import { START } from "../../support/calendar.ts";
import { type Answers, aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const page = async () => NotificationsScreen;
const routes: AppRoute[] = [
  { path: "/notificaciones", guard: "signedIn", layout: "bare", screen: page },
  { path: "/login", guard: "public", layout: "bare", screen: async () => () => <p>Ingreso</p> },
  {
    path: "/cotizaciones/:id",
    guard: "signedIn",
    layout: "bare",
    screen: async () => () => <p>La cotización</p>,
  },
];

const line = {
  __typename: "Notification",
  id: "N-1",
  type: "quote_approved",
  category: "quote",
  title: "Cotización aprobada",
  message: "Andrés aprobó COT-1",
  link: "/cotizaciones/1",
  priority: "normal",
  read: true,
  createdAt: hoursAfter(START, -2).toISOString(),
};
const choices = {
  __typename: "NotificationPreferences",
  email: true,
  push: true,
  sms: false,
  quotesUpdates: true,
  paymentReminders: true,
  systemAlerts: true,
  marketingEmails: false,
};

const open = (answers: Answers = {}, { role = 2, address = "/notificaciones" } = {}) => {
  const items = [line];
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role }) } } },
    NotificationList: {
      data: {
        notifications: { __typename: "NotificationPage", items, total: 1, totalPages: 1 },
        unreadNotificationCount: 0,
      },
    },
    NotificationPreferences: { data: { notificationPreferences: choices } },
    PushKey: { data: { pushKey: "B".repeat(87) } },
    ...answers,
  });
  return { seen, ...openAt(address, routes, "a-token") };
};
const operations = (seen: { operation: string }[]) => seen.map(({ operation }) => operation);

afterEach(cleanup);

describe("the page of notifications", () => {
  it("brings back what was deleted", async () => {
    const { seen } = open({
      NotificationDelete: { data: { deleteNotification: "Notificación eliminada" } },
      NotificationRestore: { data: { restoreNotification: line } },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Eliminar: Cotización aprobada" }));
    fireEvent.click(await screen.findByRole("button", { name: "Deshacer" }));
    await waitFor(() => expect(operations(seen)).toContain("NotificationRestore"));
  });

  it("says how mails are grouped, and asks the browser for no permission unasked", async () => {
    open();
    await screen.findByText(/te llega junto/);
    await screen.findByText("Este navegador no permite avisos con la aplicación cerrada.");
    // No provider of SMS is configured here.
    expect(screen.queryByRole("switch", { name: /SMS/ })).toBeNull();
    expect(screen.queryByRole("button", { name: "Enviar aviso" })).toBeNull();
  });

  it("opens the record of the notice that a push led to", async () => {
    const { router } = open(
      { NotificationOpen: { data: { notification: line } } },
      { address: "/notificaciones?abrir=N-1" },
    );
    await screen.findByText("La cotización");
    expect(router.state.location.pathname).toBe("/cotizaciones/1");
  });

  it("sends a notice to a role and shows how far it is", async () => {
    const { seen } = open(
      {
        NotifiablePeople: { data: { notifiablePeople: { __typename: "NotifiablePage", items: [] } } },
        NoticeAudience: { data: { noticeAudienceCount: 1200 } },
        NoticesSend: {
          data: { sendNotices: { __typename: "NoticeBatch", id: "B-1", told: 0, total: 1200 } },
        },
        NoticeBatch: {
          data: {
            noticeBatch: { __typename: "NoticeBatch", id: "B-1", told: 300, total: 1200, finishedAt: null },
          },
        },
      },
      { role: 7 },
    );
    fireEvent.click(await screen.findByRole("button", { name: "Enviar aviso" }));
    const submit = () => {
      const buttons = screen.getAllByRole("button", { name: "Enviar aviso" });
      fireEvent.click(buttons[buttons.length - 1]!);
    };
    fireEvent.change(await screen.findByLabelText(/Título/), { target: { value: "Meta" } });
    fireEvent.change(screen.getByLabelText(/Mensaje/), { target: { value: "Vamos bien" } });
    submit();
    await screen.findByText("Elige a quién avisar");
    expect(operations(seen)).not.toContain("NoticesSend");
    fireEvent.click(screen.getByLabelText("Rol Asesor"));
    await screen.findByText("Les llega a 1.200 personas.");
    submit();
    await screen.findByText(/Enviados 300 de 1\.200/);
    await waitFor(() =>
      expect(seen.find(({ operation }) => operation === "NoticesSend")?.variables).toEqual({
        audience: { userIds: [], roles: [2], teamOf: null },
        notice: { title: "Meta", message: "Vamos bien", priority: "normal" },
      }),
    );
  });
});
