import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Writable } from "node:stream";
import { readConfig } from "../../../api/src/core/config/config.ts";
import { Refusal } from "../../../api/src/core/failure.ts";
import { answer } from "../../../api/src/core/http/answer.ts";
import { exchangeOf, type Handler } from "../../../api/src/core/http/exchange.ts";
import { createFront } from "../../../api/src/core/http/front.ts";
import { drain } from "../../../api/src/core/http/shutdown.ts";
import { systemCalls } from "../../../api/src/core/http/system.ts";
import { WebApplication } from "../../../api/src/core/http/web-application.ts";
import { mailbox } from "../../../api/src/core/mail/mailbox.ts";
import { openLog } from "../../../api/src/core/log/log.ts";
import { traceHeaders } from "../../../api/src/core/outgoing/trace.ts";
import { Metrics } from "../../../api/src/core/log/metrics.ts";
import { serveFile } from "../../../api/src/core/http/serve-file.ts";
import { afterFile } from "../../support/after-file.ts";
import { openCore, type CoreServices } from "./core-services.ts";

/** The front of the application with one small product behind it, listening. */
export interface OpenFront {
  readonly core: CoreServices;
  readonly base: string;
  /** Logged lines. */
  readonly lines: readonly string[];
}

/** A text that is worth compressing. */
export const long = JSON.stringify({ text: "viaje ".repeat(1_000) });

const product: Handler = async (exchange) => {
  if (exchange.path === "/long") await answer(exchange, long);
  else if (exchange.path === "/calls-others") await answer(exchange, JSON.stringify(traceHeaders()));
  else if (exchange.path === "/bug") throw new Error("select secret from users");
  else if (exchange.path === "/limited" || exchange.path === "/graphql")
    throw new Refusal("RATE_LIMITED", "Demasiadas solicitudes. Intenta de nuevo en un momento.", [], 7);
  else return false;
  return true;
};

/** Opens it for a test file, and closes it after. */
export async function openFront(): Promise<OpenFront> {
  const core = await openCore();
  const lines: string[] = [];
  const web = await mkdtemp(join(tmpdir(), "travesia-web-"));
  await mkdir(join(web, "assets"));
  await writeFile(join(web, "index.html"), "<!doctype html><title>Travesía</title>");
  await writeFile(join(web, "assets/index-abc.js"), `console.log("${"x".repeat(3_000)}")`);
  await writeFile(join(web, "assets/index-def.js"), `console.log("${"y".repeat(3_000)}")`);
  // Another text, so that it is seen which one was sent.
  await writeFile(join(web, "assets/index-def.js.br"), brotliCompressSync("as it was built"));
  const { services } = core;
  const metrics = new Metrics();
  const application = new WebApplication(web, "/dev/");
  application.read();
  const log = openLog(
    "info",
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }) as never,
  );
  const server = createServer(
    createFront({
      config: readConfig({ CORS_ORIGINS: "https://agencia.test", PUBLIC_URL: "http://travesia.test" }),
      log,
      limits: services.limits,
      cardOrigin: null,
      metrics,
      handlers: [
        systemCalls(
          {
            orm: services.orm,
            config: services.config,
            writable: () => true,
            jobs: () => true,
            leaving: () => false,
          },
          metrics,
        ),
        serveFile(services.storage),
        mailbox(services.orm, services.storage, services.agency),
        product,
        application.assets,
        application.pages,
      ],
      application: (request) => void answer(exchangeOf(request), JSON.stringify({ success: false }), 404),
    }),
  );
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterFile(async () => {
    await drain(server, 100);
    await rm(web, { recursive: true, force: true });
    await core.close();
  });
  return { core, base, lines };
}
