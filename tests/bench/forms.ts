import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { ratioAtMost } from "./beside.ts";
import { built } from "./built.ts";
import { home } from "./database.ts";
import { start } from "./processes.ts";
import { megabytesOf } from "./processor.ts";

/**
 * Prints how much memory a process takes while the staff of the demo hand in 300 documents of 9.5 MB at the
 * same moment, each sent again when it was said to come again; beside it the same where forms have all the
 * room that they want.
 */

const UPLOADS = 300;
const MEGABYTES = 9.5;
/** Most megabytes that the uploads may take, and the least factor between an endless room and this one. */
const MOST = 300;
const FACTOR = 6;
const BOUNDARY = "limite";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const operations = JSON.stringify({
  query: `mutation ($input: UploadStaffDocumentInput!, $file: Upload!) {
    uploadStaffDocument(input: $input, file: $file) { created } }`,
  variables: { input: { documentName: "RUT" }, file: null },
});
const text = (name: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const form = Buffer.concat([
  Buffer.from(
    `${text("operations", operations)}${text("map", '{"0":["variables.file"]}')}--${BOUNDARY}\r\n` +
      'Content-Disposition: form-data; name="0"; filename="rut.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
  ),
  Buffer.alloc(MEGABYTES * 1e6, 7),
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);

/** Sentence for bytes that are no document: they are read whole, and nothing is written. */
const REFUSED = "Solo se aceptan JPG, PNG y PDF";

/** Sends the form until it is answered by the act; answers how often it was refused. */
async function handIn(url: string, token: string): Promise<number> {
  for (let refused = 0; ; refused += 1) {
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      // A connection that is kept may be closed at the moment at which it is used again.
      keepalive: false,
      headers: {
        connection: "close",
        authorization: `Bearer ${token}`,
        "apollo-require-preflight": "true",
        "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
      },
      body: form,
    });
    const said = await response.text();
    if (response.ok && said.includes(REFUSED)) return refused;
    const seconds = Number(response.headers.get("retry-after"));
    if (response.ok) throw new Error(said);
    // Without a room so many at once come too slowly for some, and are cut without an hour to come again.
    await pause(Math.max(seconds, 1) * 1_000);
  }
}

/** Measures one process: the megabytes that it takes at the most above what it had before the uploads. */
async function taken(environment: Readonly<Record<string, string>>): Promise<number> {
  const name = `travesia_forms_${Date.now().toString(36)}`;
  await admin.query(`create database ${name} owner travesia_owner`);
  await admin.query(`grant create on database ${name} to travesia`);
  const at = (address: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  const { process: child, hello } = await start<{ url: string; tokens: string[] }>("servers/forms.ts", {
    DATABASE_URL: at(server.sharedUrl),
    OWNER_URL: at(server.ownerUrl),
    DATA_DIR: join(home, name),
    JWT_SECRET: "a secret of the benchmark, known to everybody",
    PUBLIC_URL: "http://localhost:3001",
    SMTP_URL: "none",
    PORT: "0",
    JOBS: "false",
    DEMO: "false",
    LOG_LEVEL: "error",
    ...environment,
  });
  const { url, tokens } = hello;
  const pid = child.pid ?? 0;
  // The first one of each loads what an upload needs.
  for (const token of tokens) await handIn(url, token);
  const before = megabytesOf(pid) ?? 0;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, megabytesOf(pid) ?? 0)), 20);
  const since = performance.now();
  const refused = await Promise.all(
    Array.from({ length: UPLOADS }, (_, n) => handIn(url, tokens[n % tokens.length] ?? "")),
  );
  clearInterval(watch);
  say(
    `  ${UPLOADS} archivos de ${MEGABYTES} MB de ${tokens.length} personas en ` +
      `${((performance.now() - since) / 1_000).toFixed(0)} s: ` +
      `de ${before.toFixed(0)} a ${most.toFixed(0)} MB; ` +
      `${refused.reduce((sum, one) => sum + one, 0)} veces se pidió volver`,
  );
  child.disconnect();
  await new Promise((gone) => child.once("exit", gone));
  await admin.query(`drop database ${name} with (force)`);
  return most - before;
}

const { startEmbedded } = await built("server/postgres/embedded");
const server = await startEmbedded(home);
const admin = new pg.Client({ connectionString: server.adminUrl });
await admin.connect();
try {
  say("forms, con espacio sin fin");
  const endless = await taken({ ENDLESS_ROOM: "true" });
  say("forms");
  const held = await taken({});
  say(ratioAtMost(`forms.memory/${MOST}MB`, held / MOST, 1));
  say(ratioAtMost("forms.memory/endless", held / endless, 1 / FACTOR));
} finally {
  await admin.end();
  await server.stop();
}
