// @vitest-environment happy-dom
import { gql } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApollo } from "../../../web/src/app/apollo.ts";
import { SOCKET_BACK } from "../../../web/src/base/socket-back.ts";
import { createSession } from "../../../web/src/base/session/session.ts";
import { Socket } from "../../support/browser-socket.ts";
import { aSessionUser } from "../../support/web.tsx";
// It loads when it is first wanted, which takes no time here.
import "../../../web/src/base/live-socket.ts";

const CHANGES = gql`
  subscription RaffleChanged {
    raffleChanged {
      state
    }
  }
`;

function follow(token: string | null) {
  localStorage.clear();
  if (token) localStorage.setItem("token", token);
  const session = createSession(localStorage);
  const onUnauthenticated = vi.fn();
  const client = createApollo({ apiUrl: "/", session, onUnauthenticated });
  const errors: unknown[] = [];
  const following = client.subscribe({ query: CHANGES }).subscribe({ error: (error) => errors.push(error) });
  return { session, client, onUnauthenticated, errors, stop: () => following.unsubscribe() };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  Socket.answersPings = true;
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => void vi.useRealTimers());

describe("the socket of a page", () => {
  it.each([
    ["a visitor's", null],
    ["a person's", "token-a"],
  ])("is opened again after a break: %s", async (_, token) => {
    const { errors, onUnauthenticated, stop } = follow(token);
    await seconds(1);
    for (const code of [1006, 1001, 1013]) {
      const count = Socket.all.length;
      Socket.last.close(code);
      await seconds(3);
      expect(Socket.all).toHaveLength(count + 1);
      expect(Socket.last.subscribed).toBe(true);
      expect(Socket.last.shown).toBe(token ? `Bearer ${token}` : undefined);
    }
    expect(errors).toEqual([]);
    expect(onUnauthenticated).not.toHaveBeenCalled();
    stop();
  });

  it("notifies the page each time it is connected again, and not the first time", async () => {
    const back = vi.fn();
    window.addEventListener(SOCKET_BACK, back);
    const { stop } = follow(null);
    await seconds(1);
    expect(back).not.toHaveBeenCalled();
    for (const count of [1, 2]) {
      Socket.last.close(1006);
      await seconds(3);
      expect(back).toHaveBeenCalledTimes(count);
    }
    window.removeEventListener(SOCKET_BACK, back);
    stop();
  });

  it("is tried twice a minute at least however long the server is away, and at once when there is a network again", async () => {
    const { stop } = follow(null);
    await seconds(1);
    const refuse = vi.spyOn(Socket.prototype, "send").mockImplementation(function (this: Socket) {
      this.close(1006);
    });
    Socket.last.close(1006);
    await seconds(600);
    const before = Socket.all.length;
    await seconds(60);
    expect(Socket.all.length - before).toBeGreaterThanOrEqual(2);
    const waiting = Socket.all.length;
    window.dispatchEvent(new Event("online"));
    refuse.mockRestore();
    await seconds(0.1);
    expect(Socket.all).toHaveLength(waiting + 1);
    expect(Socket.last.subscribed).toBe(true);
    stop();
  });

  it("that is closed with 4403 ends the session, and is opened again only with another token", async () => {
    const { session, onUnauthenticated, errors, stop } = follow("token-a");
    await seconds(1);
    Socket.last.close(4403, "Tu sesión terminó. Inicia sesión de nuevo.");
    expect(session.read().token).toBeNull();
    expect(localStorage.getItem("token")).toBeNull();
    expect(onUnauthenticated).toHaveBeenCalledOnce();
    const count = Socket.all.length;
    await seconds(120);
    expect(Socket.all).toHaveLength(count);
    session.signedIn(aSessionUser(), "token-b");
    await seconds(3);
    expect(Socket.last.shown).toBe("Bearer token-b");
    expect(Socket.last.subscribed).toBe(true);
    expect(errors).toEqual([]);
    stop();
  });

  it("of a session that another one has followed already ends nothing", async () => {
    const { session, onUnauthenticated, stop } = follow("token-a");
    await seconds(1);
    const old = Socket.last;
    const closed = old.onclose;
    session.signedIn(aSessionUser(), "token-b");
    closed?.({ code: 4403, reason: "", wasClean: true });
    await seconds(3);
    expect(session.read().token).toBe("token-b");
    expect(onUnauthenticated).not.toHaveBeenCalled();
    stop();
  });

  it("that is closed because the role of its person changed has the person queried again, behind their page, and its data read again", async () => {
    const { session, client, errors, stop } = follow("token-a");
    const user = { ...aSessionUser(), role: 3 };
    session.signedIn(user, "token-a");
    await seconds(1);
    const reset = vi.spyOn(client, "resetStore").mockResolvedValue([]);
    Socket.last.close(1012, "Tus permisos cambiaron. Conectando de nuevo.");
    expect(session.read()).toMatchObject({ token: "token-a", loading: true, waiting: user, user: null });
    // The question who they are must not be lost with the rest.
    expect(reset).not.toHaveBeenCalled();
    session.verified({ ...user, role: 2 });
    expect(reset).toHaveBeenCalledOnce();
    await seconds(3);
    expect(session.read()).toMatchObject({ loading: false, waiting: null, user: { id: user.id, role: 2 } });
    expect(Socket.last.subscribed).toBe(true);
    expect(errors).toEqual([]);
    stop();
  });

  it("that says nothing any more is left for another one", async () => {
    const { stop } = follow(null);
    await seconds(40);
    expect(Socket.all).toHaveLength(1);
    Socket.answersPings = false;
    await seconds(25);
    Socket.answersPings = true;
    expect(Socket.all.length).toBeGreaterThan(1);
    expect(Socket.last.subscribed).toBe(true);
    stop();
  });
});
