import { beforeAll, describe, expect, test } from "vitest";
import { perMinute } from "../../../api/src/core/http/limits.ts";
import { deliverMail } from "../../../api/src/core/mail/deliver-mail.ts";
import { MailMessage } from "../../../api/src/core/mail/mail.entity.ts";
import { queueMail } from "../../../api/src/core/mail/queue-mail.ts";
import { mailTransport } from "../../../api/src/core/mail/transport.ts";
import { jobContext } from "../../../api/src/core/jobs/context.ts";
import { capturedSms } from "../../../api/src/core/sms/sms.ts";
import { long, openFront, type OpenFront } from "./open-front.ts";

let front: OpenFront;
beforeAll(async () => {
  front = await openFront();
});

const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(front.base + path, { headers, ...init });

describe("every answer", () => {
  test("has a request id that nobody outside chooses, and a log line with it", async () => {
    const response = await get("/user/check-email/maria%40x.co?token=secreto", { "X-Request-Id": "mine" });
    const id = response.headers.get("x-request-id") ?? "";
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => front.lines.find((line) => line.includes(id))).toBeTruthy();
    const line = front.lines.find((line) => line.includes(id)) ?? "";
    expect(JSON.parse(line)).toMatchObject({ method: "GET", status: 404 });
    expect(line).not.toMatch(/maria|secreto/);
  });

  test("forbids foreign scripts, frames and guesses", async () => {
    const { headers } = await get("/long", { Accept: "text/html,*/*" });
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(headers.get("content-security-policy")).toContain("object-src 'none'");
    expect(headers.get("content-security-policy")).not.toContain("unsafe-eval");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.has("x-powered-by")).toBe(false);
  });

  test("to a program may load nothing and be shown in no frame", async () => {
    const { headers } = await get("/long");
    expect(headers.get("content-security-policy")).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  test("that was only read has a tag, and is not sent twice", async () => {
    const first = await get("/long");
    const again = await get("/long", { "If-None-Match": first.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("that was only read is kept by no cache but the caller's own", async () => {
    expect((await get("/long")).headers.get("cache-control")).toBe("private, no-cache");
  });

  test.each(["br", "gzip"])("is compressed with %s for who can read it", async (encoding) => {
    const response = await get("/long", { "Accept-Encoding": encoding });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(Number(response.headers.get("content-length"))).toBeLessThan(500);
    expect(await response.text()).toBe(long);
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
  });

  test.each<[string, string | null]>([
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip", "gzip"],
    ["GZIP", "gzip"],
    ["*", "br"],
    ["identity, br;q=0.5", null],
    ["gzip;q=0", null],
    ["x-gzip", null],
  ])("for who reads %s is in %s", async (accepted, encoding) => {
    const response = await get("/long", { "Accept-Encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(await response.text()).toBe(long);
  });

  test("to a defect says nothing but its code, which the log has", async () => {
    const response = await get("/bug");
    const id = response.headers.get("x-request-id");
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      success: false,
      message: `Ocurrió un error inesperado. Código: ${id}`,
      error: "INTERNAL",
    });
    await expect
      .poll(() => front.lines.some((line) => line.includes(String(id)) && line.includes("a request failed")))
      .toBe(true);
  });
});

describe("too often", () => {
  test("is 429 with the seconds to wait, in the manner of each surface", async () => {
    const rest = await get("/limited");
    expect([rest.status, rest.headers.get("retry-after")]).toEqual([429, "7"]);
    expect(await rest.json()).toEqual({
      success: false,
      message: "Demasiadas solicitudes. Intenta de nuevo en un momento.",
      error: "RATE_LIMITED",
    });
    const graphql = await get("/graphql", {}, { method: "POST" });
    expect(graphql.status).toBe(429);
    expect(await graphql.json()).toMatchObject({
      errors: [{ extensions: { code: "RATE_LIMITED", retryAfter: 7 } }],
    });
  });

  test("is counted by key and name, together in all processes", async () => {
    const other = await front.core.again();
    const [here, there] = [front.core.services.limits, other.services.limits];
    for (const limits of [here, there, here]) await limits.limit("login", perMinute(3), "1.2.3.4");
    const refusal = expect.objectContaining({ code: "RATE_LIMITED", retryAfter: expect.any(Number) });
    await expect(there.limit("login", perMinute(3), "1.2.3.4")).rejects.toEqual(refusal);
    await here.limit("login", perMinute(3), "5.6.7.8");
    await here.limit("recovery", perMinute(3), "1.2.3.4");
    await other.close();
  });
});

describe("an origin", () => {
  const preflight = (origin: string) =>
    get("/quotes", { Origin: origin, "Access-Control-Request-Method": "PATCH" }, { method: "OPTIONS" });

  test("that is listed may call and read file names", async () => {
    const { status, headers } = await preflight("https://agencia.test");
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("https://agencia.test");
    expect(headers.get("access-control-allow-methods")).toBe("GET, POST, PUT, PATCH, DELETE");
    for (const name of ["Authorization", "Content-Type", "Idempotency-Key", "X-Link-Token"])
      expect(headers.get("access-control-allow-headers")).toContain(name);
    expect(headers.get("access-control-expose-headers")).toContain("Content-Disposition");
  });

  test("that is not listed may not", async () => {
    expect((await preflight("https://otra.test")).headers.has("access-control-allow-origin")).toBe(false);
    expect(
      (await get("/long", { Origin: "https://otra.test" })).headers.has("access-control-allow-origin"),
    ).toBe(false);
  });
});

test("the process says that it serves, that it is ready, and its figures", async () => {
  expect((await get("/healthz")).status).toBe(200);
  expect(await (await get("/readyz")).json()).toEqual({
    status: "ok",
    database: true,
    writable: true,
    jobs: true,
    leaving: false,
  });
  expect(await (await get("/metrics")).text()).toContain(
    'travesia_http_answer_seconds_count{surface="system",method="GET",status="200"}',
  );
  expect(await (await get("/metrics")).text()).toMatch(/travesia_jobs_waiting \d/);
});

describe("the web application", () => {
  test("is sent to navigations, and its assets stay in the browser for good", async () => {
    const page = await get("/cotizaciones/1", { Accept: "text/html,*/*" });
    expect(await page.text()).toContain("Travesía");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    const asset = await get("/assets/index-abc.js");
    expect(asset.headers.get("cache-control")).toContain("immutable");
    expect(asset.headers.get("content-type")).toContain("javascript");
  });

  test("sends a script as the build packed it, which is no file of its own", async () => {
    const packed = await get("/assets/index-def.js", { "Accept-Encoding": "br" });
    expect(packed.headers.get("content-encoding")).toBe("br");
    expect(packed.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await packed.text()).toBe("as it was built");
    const plain = await get("/assets/index-def.js", { "Accept-Encoding": "gzip" });
    expect(await plain.text()).toContain("yyy");
    expect((await get("/assets/index-def.js.br")).status).toBe(404);
  });

  test("hides the pages that are for developers, as in production", async () => {
    expect((await get("/dev/ui", { Accept: "text/html,*/*" })).status).toBe(404);
    expect((await get("/devoluciones", { Accept: "text/html,*/*" })).status).toBe(200);
  });

  test("is packed once for who can read it, and not sent twice", async () => {
    const plain = await get("/assets/index-abc.js", { "Accept-Encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("vary")).toContain("Accept-Encoding");
    const packed = await get("/assets/index-abc.js", { "Accept-Encoding": "gzip" });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(Number(packed.headers.get("content-length"))).toBeLessThan(500);
    expect(await packed.text()).toBe(await plain.text());
    const tag = packed.headers.get("etag") ?? "";
    for (const known of [tag, `"other", ${tag}`])
      expect((await get("/assets/index-abc.js", { "If-None-Match": known })).status).toBe(304);
  });

  test("is not sent to calls, to lost assets, or past its folder", async () => {
    expect((await get("/cotizaciones/1", { Accept: "application/json" })).status).toBe(404);
    expect((await get("/assets/gone.js", { Accept: "text/html" })).status).toBe(404);
    expect((await get("/assets/%2e%2e/%2e%2e/etc/passwd")).status).toBe(404);
  });
});

describe("a file's address", () => {
  const stored = () =>
    front.core.services.storage.put(Buffer.from("%PDF-1.7 x"), {
      filename: "recibo ñ.pdf",
      contentType: "application/pdf",
    });
  const at = (address: string) => get(new URL(address).pathname);

  test("serves its bytes by name and type, not to be guessed", async () => {
    const response = await at(
      front.core.services.storage.addressOf(await stored(), { disposition: "attachment" }),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="recibo n.pdf"; filename*=UTF-8''recibo%20%C3%B1.pdf`,
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toBe("%PDF-1.7 x");
  });

  test("that is forged or over is 401 in Spanish, and is not in the log", async () => {
    const address = front.core.services.storage.addressOf(await stored());
    front.core.clock.advance({ minutes: 61 });
    for (const path of [address, "http://x/files/nada.nada"]) {
      const response = await at(path);
      expect(response.status).toBe(401);
      expect((await response.json()).message).toContain("El enlace del archivo venció");
    }
    expect(front.lines.join("")).not.toContain(address.split("/").at(-1));
  });
});

test("the mailbox shows captured mail, newest first, with attachments that open", async () => {
  const { services, clock } = front.core;
  const bytes = await services.storage.put(Buffer.from("%PDF-1.7 y"), {
    filename: "cotizacion.pdf",
    contentType: "application/pdf",
  });
  const attachments = [
    { filename: bytes.filename, storageKey: bytes.key, contentType: bytes.contentType, size: bytes.size },
  ];
  for (const [key, to] of [
    ["a", "Maria@x.co"],
    ["b", "maria@x.co"],
    ["c", "otra@x.co"],
  ] as const) {
    await front.core.run(queueMail, {
      key: `contact:${key}`,
      to,
      subject: `Correo <${key}>`,
      letter: { preview: "Hola", title: "Hola", paragraphs: ["Hola"] },
      attachments,
    });
    const { id } = await services.orm.em.fork().findOneOrFail(MailMessage, { key: `contact:${key}` });
    await deliverMail(mailTransport({ smtpUrl: null }), capturedSms).run(jobContext(services, "test"), {
      mailId: id,
    } as never);
    clock.advance({ minutes: 1 });
  }
  const mails = (await (await get("/dev/mailbox.json?to=maria@x.co")).json()) as {
    subject: string;
    id: string;
    attachments: { url: string; size: number }[];
  }[];
  expect(mails.map(({ subject }) => subject)).toEqual(["Correo <b>", "Correo <a>"]);
  expect(mails[0]).toMatchObject({
    to: "maria@x.co",
    text: expect.stringMatching(/^Hola/),
    at: expect.stringMatching(/\+00:00$/),
    attachments: [{ filename: "cotizacion.pdf", size: 10 }],
  });
  expect(await (await get(new URL(mails[0]?.attachments[0]?.url ?? "").pathname)).text()).toBe("%PDF-1.7 y");
  const list = await (await get("/dev/mailbox")).text();
  expect(list).toContain("Correo &lt;c&gt;");
  expect(list).not.toContain("<c>");
  const message = await (await get(`/dev/mailbox/${mails[0]?.id}`)).text();
  expect(message).toContain("sandbox=");
  expect((await get("/dev/mailbox/nada")).status).toBe(404);
  expect(
    (await get("/dev/mailbox.json?to=%25")).ok && (await (await get("/dev/mailbox.json?to=%25")).json()),
  ).toEqual([]);
  expect((await get("/dev/mailbox.json?to=maria%00@x.co")).status).toBe(200);
});
