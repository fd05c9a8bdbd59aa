import "reflect-metadata";
import type { IncomingHttpHeaders } from "node:http";
import { fileURLToPath } from "node:url";
import type { GraphQLSchema } from "graphql";
import { measureDrill, NightlyDrill } from "./server/backup/nightly-drill.ts";
import { chainSweep } from "./core/chain/chain-lines.ts";
import type { AccountSource } from "./core/auth/account.ts";
import { credentialsOf } from "./core/auth/credentials.ts";
import { Viewers } from "./core/auth/viewers.ts";
import { Contexts } from "./core/request/contexts.ts";
import type { Services } from "./core/context.ts";
import { graphqlEndpoint } from "./core/graphql/endpoint.ts";
import type { Pipeline } from "./core/graphql/pipeline.ts";
import { plainSchemaOf, schemaOf } from "./core/graphql/schema.ts";
import { onlyByOwnName } from "./core/http/cors.ts";
import { calendars } from "./core/http/calendars.ts";
import { measurePools } from "./core/database/measure-pool.ts";
import { measureWaiting } from "./modules/operation/measure-waiting.ts";
import { Door } from "./core/http/door.ts";
import { firstPages } from "./core/http/first-pages.ts";
import { oneOf } from "./core/http/exchange.ts";
import { publicPages } from "./core/http/public-pages.ts";
import { createFront } from "./core/http/front.ts";
import { installedApp } from "./core/http/installed-app.ts";
import { hiddenPages } from "./core/http/hidden-pages.ts";
import { unlistedPages } from "./core/http/unlisted-pages.ts";
import { Shutdown } from "./core/http/shutdown.ts";
import { securityTxt } from "./core/http/security-txt.ts";
import { tokenRate } from "./core/http/token-rate.ts";
import { systemCalls } from "./core/http/system.ts";
import { WriteCheck } from "./core/http/write-check.ts";
import { WebApplication } from "./core/http/web-application.ts";
import { shortPages } from "./core/links/short-pages.ts";
import { JobWorker } from "./core/jobs/worker.ts";
import { blankTexts } from "./core/mail/blank-texts.ts";
import { deliverMail } from "./core/mail/deliver-mail.ts";
import { mailbox } from "./core/mail/mailbox.ts";
import { mailTransport } from "./core/mail/transport.ts";
import { smsTransport } from "./core/sms/sms.ts";
import { Metrics } from "./core/log/metrics.ts";
import { FastPath } from "./core/read/fast-path.ts";
import { guardReads } from "./core/read/schema-guard.ts";
import { opensSocket, serveSockets, type Sockets } from "./core/sockets/serve-sockets.ts";
import { keySweep } from "./core/mutation/forgotten-keys.ts";
import { orphanSweep } from "./core/storage/orphans.ts";
import { serveCards } from "./core/preview/serve-cards.ts";
import { serveFile } from "./core/http/serve-file.ts";
import { serveMedia } from "./core/http/serve-media.ts";
import { type AppParts, openServices, secretColumns } from "./app.services.ts";
import { restOf } from "./app.rest.ts";
import { accountSource } from "./modules/accounts/account/account-source.ts";
import { providerOrigin } from "./modules/payments/wompi/keys.ts";

/** A running application. */
export interface RunningApp {
  readonly services: Services;
  readonly databaseUrl: string;
  /** Database address for the role that owns the tables; null when it is unknown here. */
  readonly ownerUrl: string | null;
  readonly schema: GraphQLSchema;
  readonly contexts: Contexts;
  readonly accounts: AccountSource;
  readonly fast: FastPath;
  readonly worker: JobWorker;
  readonly shutdown: Shutdown;
  /** Starts to listen on the port; returns the local address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

// A valid bearer is never refused for asking whether it is valid, however often.
const isKnownSession = ({ viewers, services }: Contexts, headers: IncomingHttpHeaders): boolean => {
  const { bearer } = credentialsOf(headers);
  return bearer !== null && Boolean(viewers.peek(bearer, services.clock.now()));
};

/** Assembles the application: services, schema, surfaces and jobs. It does not listen yet. */
export async function createApp(parts: AppParts): Promise<RunningApp> {
  const { config, log, modules, door = new Door() } = parts;
  const open = await openServices(parts);
  const { services, database, cards } = open;
  const { orm, storage, limits } = services;
  const schema = plainSchemaOf(modules);
  guardReads(schema, orm);

  const accounts = accountSource(orm);
  const contexts = new Contexts(
    services,
    new Viewers(services.sessions, accounts, services.live),
    accounts.joinViewing,
  );
  const fast = new FastPath(schema, orm);
  // No start needs it, and its schema is a copy of all that there is.
  let pipeline: Promise<Pipeline> | undefined;
  const openPipeline = async () => {
    const apollo = await import("./core/graphql/pipeline.ts");
    return apollo.openPipeline(schemaOf(modules), log, config.production, [fast.learn]);
  };

  const transport = mailTransport(config);
  const drill = new NightlyDrill(services.config, {
    place: { url: database.url, ownerUrl: database.ownerUrl ?? database.url },
    makerUrl: database.adminUrl,
    secrets: secretColumns(modules),
  });
  const worker = new JobWorker(
    services,
    database.url,
    {
      jobs: [
        deliverMail(transport, smsTransport(config)),
        drill.job,
        ...(cards ? [cards.sending.job] : []),
        ...modules.flatMap((module) => module.jobs ?? []),
      ],
      sweeps: [
        orphanSweep,
        keySweep,
        chainSweep(),
        blankTexts(transport),
        drill.sweep,
        ...(cards ? [cards.sending.sweep] : []),
        ...modules.flatMap((module) => module.sweeps ?? []),
      ],
    },
    database.pulse,
  );
  const shutdown = new Shutdown(log);
  const writing = new WriteCheck(orm, log, config.storageUrl ? null : config.dataDir);
  const metrics = new Metrics();
  measureDrill(metrics, orm);
  measurePools(metrics, database.measured);
  measureWaiting(metrics, orm);
  const web = new WebApplication(
    fileURLToPath(new URL("../../web/dist", import.meta.url)),
    config.production ? "/dev/" : null,
  );
  const rest = restOf({ schema, modules, contexts, fast, web });

  const readyPages = oneOf(
    publicPages(
      web,
      contexts,
      modules.flatMap((module) => module.publicPages ?? []),
    ),
    firstPages({
      web,
      contexts,
      schema,
      publicUrl: config.publicUrl,
      sources: modules.flatMap((module) => module.firstPages ?? []),
    }),
  );

  const front = createFront({
    config,
    log,
    limits,
    cardOrigin: providerOrigin(config),
    metrics,
    handlers: [
      onlyByOwnName(config),
      unlistedPages,
      tokenRate(contexts),
      systemCalls(
        {
          orm,
          config,
          writable: () => writing.writable,
          jobs: () => !config.jobs || worker.running,
          replica: () => services.replica?.serves ?? null,
          leaving: () => shutdown.leaving,
        },
        metrics,
      ),
      graphqlEndpoint(() => (pipeline ??= openPipeline()), fast, contexts, schema),
      securityTxt(services),
      installedApp(services),
      serveFile(storage),
      serveMedia(storage),
      calendars(
        contexts,
        modules.flatMap((module) => module.calendars ?? []),
      ),
      serveCards(services),
      web.assets,
      hiddenPages(
        web,
        services,
        modules.flatMap((module) => module.hiddenPages ?? []),
      ),
      shortPages(services, readyPages),
      readyPages,
      ...(config.mailbox ? [mailbox(orm, storage, services.agency)] : []),
      ...(cards ? [(await import("./sandbox/serve-simulator.ts")).serveSimulator(cards.simulator)] : []),
      rest.calls,
    ],
    application: rest.application,
    unlimited: ({ request, path }) =>
      path === "/user/verify/token" && isKnownSession(contexts, request.headers),
  });
  let sockets: Sockets | undefined;

  shutdown
    .add("sockets", () => sockets?.dispose())
    // A port that was taken for whatever comes up stays until something has.
    .add("server", () => (sockets ? door.close() : undefined))
    .add("writing", () => writing.stop())
    .add("drill", () => drill.leave())
    .add("jobs", () => worker.stop())
    .add("graphql", async () => (await pipeline)?.stop())
    .add("mail", () => transport.close())
    .add("viewers", () => contexts.viewers.settle())
    .add("services", () => open.close());

  void database.lost.then((error) =>
    shutdown.leaveFailed("the database cannot be started again: leaving", error),
  );

  return {
    services,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    schema,
    contexts,
    accounts,
    fast,
    worker,
    shutdown,
    listen: async () => {
      web.read();
      const port = await door.open(config.port, config.hosts);
      sockets = serveSockets(door.server, { schema, contexts, metrics });
      door.serve(front, opensSocket);
      writing.start();
      const address = `http://127.0.0.1:${port}`;
      if (cards) cards.sending.address = address;
      return address;
    },
    close: () => shutdown.run(),
  };
}
