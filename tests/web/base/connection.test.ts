// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, gql } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConnectionFailure, patientFetch } from "../../../web/src/base/failure/connection.ts";
import { uploadLink } from "../../../web/src/base/saving/upload.link.ts";
import { failureText, isUnanswered } from "../../../web/src/base/failure/failures.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that never answers, and ends when the request is cancelled. */
const silence = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((__, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

describe("a request", () => {
  it("gives up after 10 s with «Error de conexión», and not before", async () => {
    vi.stubGlobal("fetch", silence);
    let failure: unknown;
    patientFetch("/graphql").catch((error: unknown) => (failure = error));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(failure).toBeInstanceOf(ConnectionFailure);
    expect(failureText(failure)).toBe("Error de conexión");
  });

  it.each([
    ["breaks off", new TypeError("network error"), "network error"],
    ["stands still", new DOMException("signal timed out", "TimeoutError"), "signal timed out"],
  ])("whose answer %s on its way was not answered", async (_, reason, detail) => {
    const half = new ReadableStream({
      pull: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"data":{"me":'));
        stream.error(reason);
      },
    });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(half)));
    const failure = await patientFetch("/graphql").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConnectionFailure);
    expect(isUnanswered(failure)).toBe(true);
    expect((failure as Error).message).toContain(detail);
  });

  it("that is answered whole can be read", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ data: { me: null } })));
    expect(await (await patientFetch("/graphql")).json()).toEqual({ data: { me: null } });
  });

  it("that its screen cancels is no failure of the connection", async () => {
    vi.stubGlobal("fetch", silence);
    const controller = new AbortController();
    const asked = patientFetch("/graphql", { signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.not.toBeInstanceOf(ConnectionFailure);
  });
});

class Upload {
  static last: Upload;
  static count = 0;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  body?: FormData;
  status = 200;
  statusText = "";
  responseText = "";
  abort = vi.fn();
  open() {
    Upload.last = this;
    Upload.count += 1;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  retryAfter: string | null = null;
  getResponseHeader = (name: string) => (name === "retry-after" ? this.retryAfter : "application/json");
  send(body: FormData) {
    this.body = body;
  }
}

const register = gql`
  mutation PaymentRegister($input: RegisterPaymentInput!) {
    registerPayment(input: $input) {
      id
    }
  }
`;

describe("an upload", () => {
  const aClient = () => {
    vi.stubGlobal("XMLHttpRequest", Upload);
    Upload.count = 0;
    return new ApolloClient({
      link: ApolloLink.from([uploadLink("/graphql")]),
      cache: new InMemoryCache(),
    });
  };
  const upload = (onProgress = (_: number) => {}, client = aClient()) => {
    const comprobante = new File(["%PDF-1.7"], "recibo.pdf", { type: "application/pdf" });
    return client.mutate({
      mutation: register,
      variables: { input: { monto: 5, comprobante } },
      context: { headers: { authorization: "Bearer t" }, onProgress },
    });
  };
  const busy = { errors: [{ message: "Ya tienes varios envíos en camino." }] };
  const answer = (body: object, status = 200, retryAfter: string | null = null) => {
    Object.assign(Upload.last, { status, retryAfter });
    Upload.last.responseText = JSON.stringify(body);
    Upload.last.onload?.();
  };

  it("travels as GraphQL multipart, with its token and the preflight header", async () => {
    const sent = upload();
    const { body, headers } = Upload.last;
    expect(JSON.parse(String(body?.get("operations")))).toMatchObject({
      operationName: "PaymentRegister",
      variables: { input: { monto: 5, comprobante: null } },
    });
    expect(JSON.parse(String(body?.get("map")))).toEqual({ 0: ["variables.input.comprobante"] });
    expect((body?.get("0") as File).name).toBe("recibo.pdf");
    expect(headers).toMatchObject({ authorization: "Bearer t", "apollo-require-preflight": "true" });
    answer({ data: { registerPayment: { __typename: "Payment", id: "1" } } });
    expect((await sent).data).toMatchObject({ registerPayment: { id: "1" } });
  });

  it("reports how much has left", async () => {
    const shares: number[] = [];
    const sent = upload((share) => void shares.push(share));
    Upload.last.upload.onprogress?.({ loaded: 3, total: 12, lengthComputable: true });
    Upload.last.upload.onprogress?.({ loaded: 12, total: 12, lengthComputable: true });
    answer({ data: { registerPayment: { __typename: "Payment", id: "1" } } });
    await sent;
    expect(shares).toEqual([0.25, 1]);
  });

  it("shows the server's refusal", async () => {
    const sent = upload();
    answer({
      errors: [{ message: "El archivo no debe superar los 10MB", extensions: { code: "PAYLOAD_TOO_LARGE" } }],
    });
    expect(failureText(await sent.catch((error: unknown) => error), "registerPayment")).toBe(
      "El archivo no debe superar los 10MB",
    );
  });

  it("waits while something leaves, and gives up after 20 s of silence", async () => {
    let failure: unknown;
    upload().catch((error: unknown) => (failure = error));
    await vi.advanceTimersByTimeAsync(19_000);
    Upload.last.upload.onprogress?.({ loaded: 1, total: 12, lengthComputable: true });
    await vi.advanceTimersByTimeAsync(19_000);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(failureText(failure)).toBe("Error de conexión");
    expect(Upload.last.abort).toHaveBeenCalled();
  });

  it("waits for the one before it, whether that is answered or fails", async () => {
    const client = aClient();
    const [first, second, third] = [
      upload(undefined, client),
      upload(undefined, client),
      upload(undefined, client),
    ];
    expect(Upload.count).toBe(1);
    answer({ data: { registerPayment: { __typename: "Payment", id: "1" } } });
    expect((await first).data).toMatchObject({ registerPayment: { id: "1" } });
    expect(Upload.count).toBe(2);
    Upload.last.onerror?.();
    expect(failureText(await second.catch((error: unknown) => error))).toBe("Error de conexión");
    expect(Upload.count).toBe(3);
    answer({ data: { registerPayment: { __typename: "Payment", id: "3" } } });
    expect((await third).data).toMatchObject({ registerPayment: { id: "3" } });
  });

  it.each([429, 503])(
    "that is answered %i is sent again automatically when the answer asks for a later attempt",
    async (status) => {
      const sent = upload();
      answer(busy, status, "5");
      await vi.advanceTimersByTimeAsync(4_900);
      expect(Upload.count).toBe(1);
      await vi.advanceTimersByTimeAsync(200);
      expect(Upload.count).toBe(2);
      expect((Upload.last.body?.get("0") as File).name).toBe("recibo.pdf");
      answer({ data: { registerPayment: { __typename: "Payment", id: "1" } } });
      expect((await sent).data).toMatchObject({ registerPayment: { id: "1" } });
    },
  );

  it("shows the refusal at the sixth try, and at once where nobody said when to come again", async () => {
    const sent = upload().catch((error: unknown) => error);
    for (let tried = 1; tried <= 6; tried += 1) {
      expect(Upload.count).toBe(tried);
      answer(busy, 429, "5");
      await vi.advanceTimersByTimeAsync(5_100);
    }
    expect(failureText(await sent, "registerPayment")).toBe("Ya tienes varios envíos en camino.");
    const refused = upload().catch((error: unknown) => error);
    answer(busy, 503);
    expect(failureText(await refused, "registerPayment")).toBe("Ya tienes varios envíos en camino.");
    expect(Upload.count).toBe(1);
  });
});
