import { setTimeout as wait } from "node:timers/promises";
import { createClient, type Client as SocketClient } from "graphql-ws";
import { type MockInstance, vi } from "vitest";
import WebSocket from "ws";
import type { TestApp } from "./app.ts";
import { REMEMBERED } from "../../api/src/core/changes/recent.ts";
import { PATIENCE, until } from "./patience.ts";
import type { Handle } from "./people.ts";

/** A listener to a subscription of one application. */
export interface Listening<T> {
  /** Messages received and not yet taken. */
  readonly waiting: T[];
  /** Takes the oldest message, or waits a while for the next. */
  next(): Promise<T>;
  stop(): Promise<void>;
}

/**
 * Returns a function that waits until a new subscription hears announcements: the protocol has no answer
 * to a subscription.
 */
export function whenFollowed(app: TestApp): () => Promise<void> {
  const asked = whenAsked([vi.spyOn(app.app.services.live, "subscribe")]);
  return async () => {
    await asked();
    await hasHeardAll(app);
  };
}

function whenAsked(
  following: readonly Pick<MockInstance, "mock" | "mockRestore">[],
  refused = () => false,
): () => Promise<void> {
  return async () => {
    await until(() => following.some(({ mock }) => mock.calls.length > 0) || refused());
    for (const spy of following) spy.mockRestore();
  };
}

/**
 * Waits until an application has heard all that was announced before. An announcement made while its
 * connection is made again is heard by nobody, so it is repeated until it is heard.
 */
export async function hasHeardAll(app: TestApp): Promise<void> {
  const { live, orm } = app.app.services;
  let heard = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  const forget = live.on("tests", () => {
    heard = true;
    resolve();
  });
  while (!heard) {
    await orm.em.fork().execute("select pg_notify('travesia', ?)", [JSON.stringify({ topic: "tests" })]);
    const late = new AbortController();
    await Promise.race([promise, wait(1_000, null, { signal: late.signal }).catch(() => null)]);
    late.abort();
  }
  forget();
}

/**
 * Waits until what changed before is announced to nobody any more: also not to pages that are opened from now
 * on, which are sent the changes of the last seconds.
 */
export async function changesAreOver(app: TestApp): Promise<void> {
  await hasHeardAll(app);
  await until(() => app.app.services.changes.quiet);
  await wait(REMEMBERED);
}

/**
 * Opens a socket and a subscription, and answers once the server has taken it: it hears what comes from now
 * on, and nothing of before.
 */
export async function listenTo<T>(
  app: TestApp,
  who: Handle | null,
  document: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Listening<T>> {
  await hasHeardAll(app);
  const { live, changes, recordViewers } = app.app.services;
  const stands = whenAsked(
    [
      ...[vi.spyOn(live, "subscribe"), vi.spyOn(recordViewers, "open")],
      ...[vi.spyOn(changes, "follow"), vi.spyOn(changes, "followKinds")],
    ],
    () => failure !== null,
  );
  const authorization = who ? app.as(who).headers["authorization"] : undefined;
  const socket: SocketClient = createClient({
    url: `${app.url.replace(/^http/, "ws")}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: authorization ? { authorization } : {},
    retryAttempts: 0,
    lazy: false,
  });
  const waiting: T[] = [];
  const wanted: { resolve: (value: T) => void; reject: (error: Error) => void }[] = [];
  let failure: Error | null = null;
  const fail = (error: unknown) => {
    failure = new Error(JSON.stringify(error));
    for (const { reject } of wanted.splice(0)) reject(failure);
  };
  socket.subscribe<Record<string, T>>(
    { query: document, variables },
    {
      next: ({ data, errors }) => {
        const value = Object.values(data ?? {})[0];
        if (errors || value === undefined) return fail(errors);
        const taker = wanted.shift();
        if (taker) taker.resolve(value);
        else waiting.push(value);
      },
      error: fail,
      complete: () => undefined,
    },
  );
  await stands();
  return {
    waiting,
    next: () =>
      new Promise<T>((resolve, reject) => {
        const value = waiting.shift();
        if (value !== undefined) return resolve(value);
        if (failure) return reject(failure);
        wanted.push({ resolve, reject });
        setTimeout(() => reject(new Error("nothing came")), PATIENCE).unref();
      }),
    stop: async () => socket.dispose(),
  };
}
