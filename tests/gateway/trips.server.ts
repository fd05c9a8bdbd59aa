import { Readable } from "node:stream";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { execute, type DocumentNode } from "graphql";
import { afterAll, beforeAll } from "vitest";
import type { Viewer } from "../../api/src/core/auth/viewer.ts";
import { Role, roleNumber } from "../../api/src/core/auth/role.ts";
import type { Context } from "../../api/src/core/context.ts";
import type { TextPlanner } from "../../api/src/core/read/text.ts";
import { type Exchange, remember } from "../../api/src/core/http/exchange.ts";
import { mountGateway } from "../../api/src/gateway/mount.ts";
import { mountUnknownEndpoint } from "../../api/src/gateway/unknown-endpoint.ts";
import { tripFragments, tripRows } from "./trips.rest.ts";
import { tripSchema } from "./trips.schema.ts";

/** Errors that were logged. */
export const logged: unknown[] = [];

const viewerOf = (role: Role, isActive = true): Viewer =>
  ({
    id: 1,
    role: roleNumber(role),
    roleName: role,
    isActive,
    name: "Ana Ruiz",
    email: "ana@x.co",
  }) as Viewer;

const callers: Readonly<Record<string, Partial<Context>>> = {
  admin: { viewer: viewerOf(Role.ADMIN) },
  asesor: { viewer: viewerOf(Role.ASESOR) },
  inactive: { viewer: viewerOf(Role.ADMIN, false) },
  link: { link: { id: "l", purpose: "quote", recordId: "r" } as Context["link"] },
  bad: { badBearer: "session" },
};

export const contextFor = (caller: string | undefined): Context =>
  ({
    viewer: null,
    link: null,
    badBearer: false,
    origin: { requestId: "req-1", channel: "rest", ip: null, userAgent: null },
    read: { together: () => undefined },
    services: {
      log: { error: (entry: unknown) => logged.push(entry) },
      storage: {
        open: (url: string) =>
          Promise.resolve({
            contentType: "application/pdf",
            size: url.endsWith("empty") ? 0 : 4,
            stream: Readable.from(Buffer.from("%PDF")),
          }),
      },
    },
    ...callers[caller ?? ""],
  }) as Context;

/** Answers as text what `execute` would have answered: for comparing how both are put together. */
const asText: TextPlanner = {
  plan: (document: DocumentNode) => ({
    run: async (contextValue, variableValues) => {
      const { data, errors } = await execute({ schema: tripSchema, document, contextValue, variableValues });
      return errors
        ? null
        : new Map(Object.entries(data ?? {}).map(([key, value]) => [key, JSON.stringify(value)]));
    },
    runAgain: () => Promise.resolve(null),
    replaysOf: () => undefined,
  }),
};

interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * Serves the trips for the tests of a file; `send` asks as one of `admin asesor inactive link bad`, or as
 * nobody.
 */
export function serveTrips(text = false) {
  let address = "";
  let stop = () => {};
  beforeAll(async () => {
    const app = express();
    app.use((request, response, next) => {
      remember({ request, response, ip: "127.0.0.1" } as Partial<Exchange> as Exchange);
      next();
    });
    const contextOf = (request: IncomingMessage) =>
      request.headers["x-caller"] === "crash"
        ? Promise.reject(new Error("db down"))
        : Promise.resolve(contextFor(String(request.headers["x-caller"])));
    mountGateway(app, {
      schema: tripSchema,
      rows: tripRows,
      fragments: tripFragments,
      contextOf,
      contextAgain: contextOf,
      ...(text ? { text: asText } : {}),
    });
    mountUnknownEndpoint(app, (error) => (logged.push(error), "req-2"));
    app.use((_, response) => void response.send("<html>web</html>"));
    const server = app.listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = () => void (server.closeAllConnections(), server.close());
  });
  afterAll(() => stop());

  return async function send(
    method: string,
    path: string,
    options: { as?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Reply> {
    const { as, body, headers } = options;
    const json = body !== undefined && !(body instanceof FormData) && typeof body !== "string";
    const response = await fetch(address + path, {
      method,
      headers: {
        ...(json ? { "content-type": "application/json" } : {}),
        ...(as ? { "x-caller": as } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as string | FormData) }),
    });
    const text = await response.text();
    const isJson = (response.headers.get("content-type") ?? "").includes("json");
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? (JSON.parse(text) as unknown) : text,
    };
  };
}
