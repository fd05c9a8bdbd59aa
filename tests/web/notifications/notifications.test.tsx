// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gql } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { hoursAfter } from "../../../api/src/core/colombia/days.ts";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { NotificationBell } from "../../../web/src/features/notifications/NotificationBell.tsx";
import { at, inDays, START, TODAY } from "../../support/calendar.ts";
import { type Answer, type Answers, aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const routes: AppRoute[] = [
  { path: "/", guard: "signedIn", layout: "bare", screen: async () => NotificationBell },
  { path: "/login", guard: "public", layout: "bare", screen: async () => () => <p>Ingreso</p> },
  {
    path: "/cotizaciones/:id",
    guard: "signedIn",
    layout: "bare",
    screen: async () => () => <p>La cotización</p>,
  },
];

/** Shows the bell over the record of a notification. */
function OpenQuote() {
  const { data } = useQuery<{ quote: { status: string } }>(gql`
    query OpenQuote {
      quote {
        id
        status
      }
    }
  `);
  return (
    <>
      <NotificationBell />
      <p>Estado: {data?.quote.status}</p>
    </>
  );
}

const line = (id: string, over: object = {}) => ({
  __typename: "Notification",
  id,
  type: "quote_approved",
  category: "quote",
  title: "Cotización aprobada",
  message: `Andrés aprobó ${id}`,
  link: "/cotizaciones/1",
  priority: "normal",
  read: false,
  createdAt: hoursAfter(START, -2).toISOString(),
  ...over,
});

const list = (items: object[], unread = items.length) => ({
  data: {
    notifications: { __typename: "NotificationPage", items, total: items.length, totalPages: 1 },
    unreadNotificationCount: unread,
  },
});

/** The server's end of the graphql-transport-ws protocol. */
class Socket {
  static last: Socket;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readonly received: { type: string; id?: string; payload?: unknown }[] = [];
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: object) => void;
  onerror?: (event: object) => void;
  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {
    Socket.last = this;
    setTimeout(() => this.onopen?.());
  }
  send(text: string) {
    const message = JSON.parse(text) as (typeof this.received)[number];
    this.received.push(message);
    if (message.type === "connection_init") this.say({ type: "connection_ack" });
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  push(notification: object) {
    const id = this.received.find(({ type }) => type === "subscribe")?.id;
    this.say({ id, type: "next", payload: { data: { notificationReceived: notification } } });
  }
  close(code = 1000, reason = "") {
    this.onclose?.({ code, reason, wasClean: true });
  }
}

const open = (answers: Answers, role = 2) => {
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role }) } } },
    ...answers,
  });
  return { seen, ...openAt("/", routes, "a-token") };
};
const bell = (name: string) => screen.findByRole("button", { name });

beforeEach(() => {
  // The socket of the test before has its subscription already: who waits for one must not find that.
  Socket.last = new Socket("", "");
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(cleanup);

describe("the bell", () => {
  it("says how many are unread and lists them", async () => {
    open({ NotificationList: list([line("COT-1"), line("COT-2", { read: true, link: null })], 1) });
    fireEvent.click(await bell("Notificaciones, 1 sin leer"));
    const panel = await screen.findByRole("dialog", { name: "Notificaciones" });
    expect(await within(panel).findAllByRole("listitem")).toHaveLength(2);
    expect(within(panel).getAllByRole("img", { name: "Sin leer" })).toHaveLength(1);
  });

  it("shows of one record and day the newest, the others when asked, and reads them together", async () => {
    const read: unknown[] = [];
    const on = (day: string, time: string) => ({ createdAt: at(day, time).toISOString() });
    const items = [
      line("N-4", on(TODAY, "10:00")),
      line("N-3", { link: "/cotizaciones/2", ...on(TODAY, "09:00") }),
      line("N-2", { link: "/cotizaciones/1?tab=pagos", ...on(TODAY, "08:00") }),
      line("N-1", on(inDays(-1), "10:00")),
    ];
    open({
      NotificationList: list(items),
      NotificationRead: ({ id }) => {
        read.push(id);
        return { data: { markNotificationRead: { __typename: "Notification", id, read: true } } };
      },
    });
    fireEvent.click(await bell("Notificaciones, 4 sin leer"));
    const today = within(await screen.findByRole("region", { name: "Hoy" }));
    expect(within(screen.getByRole("region", { name: "Ayer" })).getAllByText(/aprobó/)).toHaveLength(1);
    const shown = () => today.getAllByText(/aprobó/).map(({ textContent }) => textContent);
    expect(shown()).toEqual(["Andrés aprobó N-4", "Andrés aprobó N-3"]);
    fireEvent.click(today.getByRole("button", { name: "Ver 1 anterior de lo mismo · 1 sin leer" }));
    expect(shown()).toEqual(["Andrés aprobó N-4", "Andrés aprobó N-2", "Andrés aprobó N-3"]);
    fireEvent.click(today.getByText("Andrés aprobó N-4"));
    await screen.findByText("La cotización");
    await waitFor(() => expect(read).toEqual(["N-4", "N-2"]));
  });

  it.each([99, 100])("has its visible count in its name: %d unread", async (unread) => {
    open({ NotificationList: list([line("COT-1")], unread) });
    const shown = unread > 99 ? "99+" : String(unread);
    const button = await bell(`Notificaciones, ${shown} sin leer`);
    expect(within(button).getByText(shown)).toBeTruthy();
  });

  it("asks for 20 at a time", async () => {
    const { seen } = open({ NotificationList: list([]) });
    await bell("Notificaciones");
    await waitFor(() =>
      expect(seen.find(({ operation }) => operation === "NotificationList")?.variables).toEqual({
        page: 1,
        limit: 20,
      }),
    );
  });

  it("opens the record of a notification and marks it read", async () => {
    const { router, seen } = open({
      NotificationList: list([line("COT-1")]),
      NotificationRead: {
        data: { markNotificationRead: { __typename: "Notification", id: "COT-1", read: true } },
      },
    });
    fireEvent.click(await bell("Notificaciones, 1 sin leer"));
    fireEvent.click(await screen.findByText("Andrés aprobó COT-1"));
    await screen.findByText("La cotización");
    expect(router.state.location.pathname).toBe("/cotizaciones/1");
    expect(seen.find(({ operation }) => operation === "NotificationRead")?.variables).toEqual({
      id: "COT-1",
    });
  });

  it("marks all read", async () => {
    let read = false;
    open({
      NotificationList: () => list([line("COT-1", { read })], read ? 0 : 1),
      NotificationReadAll: () => {
        read = true;
        return { data: { markAllNotificationsRead: 1 } };
      },
    });
    fireEvent.click(await bell("Notificaciones, 1 sin leer"));
    fireEvent.click(await screen.findByRole("button", { name: "Marcar todas como leídas" }));
    await waitFor(() => expect(screen.queryByRole("img", { name: "Sin leer" })).toBeNull());
  });

  it("says what to expect when it is empty", async () => {
    open({ NotificationList: list([]) });
    fireEvent.click(await bell("Notificaciones"));
    expect(
      await screen.findByText("Aquí te contaremos cuando un cliente apruebe, firme o pague."),
    ).toBeTruthy();
  });

  it("speaks to a client of their own trips", async () => {
    open({ NotificationList: list([]) }, 1);
    fireEvent.click(await bell("Notificaciones"));
    expect(
      await screen.findByText("Aquí te contaremos las novedades de tus cotizaciones, contratos y pagos."),
    ).toBeTruthy();
  });
});

describe("a notification that arrives while one works", () => {
  const subscribed = () =>
    waitFor(() => expect(Socket.last.received.some(({ type }) => type === "subscribe")).toBe(true));

  it("is shown in a toast and counted, without reloading", async () => {
    open({ NotificationList: list([]) });
    await bell("Notificaciones");
    await subscribed();
    act(() => Socket.last.push(line("COT-9")));
    expect(await screen.findByText("Cotización aprobada. Andrés aprobó COT-9")).toBeTruthy();
    expect(await bell("Notificaciones, 1 sin leer")).toBeTruthy();
  });

  it("is counted though the list that was asked for before comes after it", async () => {
    const { promise: before, resolve: comes } = Promise.withResolvers<Answer>();
    let asked = 0;
    open({ NotificationList: () => ((asked += 1) === 1 ? before : list([line("COT-9")])) });
    await subscribed();
    act(() => Socket.last.push(line("COT-9")));
    await screen.findByText("Cotización aprobada. Andrés aprobó COT-9");
    comes(list([]));
    expect(await bell("Notificaciones, 1 sin leer")).toBeTruthy();
    expect(asked).toBe(2);
  });

  it("reads its record again where that is open, and no other", async () => {
    let status = "sent";
    const { seen, view } = open({
      NotificationList: list([]),
      OpenQuote: () => ({ data: { quote: { __typename: "Quote", id: "1", status } } }),
    });
    view.unmount();
    window.history.replaceState(null, "", "/cotizaciones/1");
    openAt(
      "/cotizaciones/1",
      [{ path: "/cotizaciones/:id", guard: "signedIn", layout: "bare", screen: async () => OpenQuote }],
      "a-token",
    );
    await screen.findByText("Estado: sent");
    await subscribed();
    status = "approved";
    act(() => Socket.last.push(line("COT-8", { link: "/cotizaciones/2" })));
    await bell("Notificaciones, 1 sin leer");
    expect(seen.filter(({ operation }) => operation === "OpenQuote")).toHaveLength(1);
    act(() => Socket.last.push(line("COT-9")));
    expect(await screen.findByText("Estado: approved")).toBeTruthy();
    window.history.replaceState(null, "", "/");
  });

  it("that was missed while the socket was broken is there once it is back", async () => {
    let lines = [line("COT-1")];
    open({ NotificationList: () => list(lines) });
    await bell("Notificaciones, 1 sin leer");
    await waitFor(() => expect(Socket.last.received.map(({ type }) => type)).toContain("subscribe"));
    lines = [line("COT-2"), ...lines];
    const broken = Socket.last;
    broken.close(1006);
    await waitFor(() => expect(Socket.last).not.toBe(broken), { timeout: 4_000 });
    await screen.findByRole("button", { name: "Notificaciones, 2 sin leer" }, { timeout: 4_000 });
  });

  it("comes over a socket that carries the token", async () => {
    open({ NotificationList: list([]) });
    await subscribed();
    expect(Socket.last.received[0]).toEqual({
      type: "connection_init",
      payload: { authorization: "Bearer a-token" },
    });
    expect(Socket.last.url).toMatch(/^ws.*\/graphql$/);
  });
});
