import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { newSecretKey } from "../../../api/src/core/config/secret-key.ts";
import { systemClock } from "../../../api/src/core/clock.ts";
import { codeAt } from "../../../api/src/modules/accounts/two-factor/two-factor-codes.ts";
import { aDataDir, type Process, runCommand, start } from "../../process/application.ts";
import { aHouse } from "../../process/house.ts";
import { aPricedQuote, aSignedContract } from "../../process/sale.rest.ts";
import { rowsOf } from "../../releases/open.ts";
import { afterFile } from "../../support/after-file.ts";
import { ownerUrlOf } from "../../support/database.ts";
import { startOwn } from "../../support/own-server.ts";
import { anS3Server, type S3Server } from "../../support/s3/s3-server.ts";
import { majors } from "../companions.ts";
import { majorHere, programs } from "./programs-here.ts";

const PASSWORD = "Travesia2026";
const BACKUP_KEY = newSecretKey();
const [KEY, NEXT_KEY] = [newSecretKey(), newSecretKey()];
const [SECRET, NEXT_SECRET] = ["de-la-máquina-que-se-deja", "de-la-máquina-a-la-que-se-va"].map((name) =>
  name.padEnd(40, "."),
);

/** The instant of a code that no earlier one was given for: each is taken once. */
const later = (minutes: number) => new Date(systemClock.now().getTime() + minutes * 30_000);

let store: S3Server;
let other: S3Server;
let before: ReadonlyMap<string, readonly string[]>;
let after: ReadonlyMap<string, readonly string[]>;
let secret: string;
let session: string;
let next: Process;
let contract: string;
let numbers: readonly string[];

const quoteNumbers = async (app: Process, token: string): Promise<string[]> =>
  (await app.as(token).ask("{ quotes(limit: 100) { items { quoteNumber } } }")).quotes.items.map(
    ({ quoteNumber }) => quoteNumber,
  );
const tokenOf = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
  (headers["authorization"] ?? "").replace("Bearer ", "");

/** An agency on this major version and a store is backed up, and restored on another one with other keys. */
beforeAll(async () => {
  const house = await aHouse();
  store = await anS3Server();
  const here = { ...house, STORAGE_URL: store.address, SECRETS_KEY: KEY, JWT_SECRET: SECRET ?? "" };
  const app = await start(here);
  const asesor = await app.signIn("asesor");
  contract = await aSignedContract(app, asesor, await app.signIn("gerente"), "cliente@example.com");
  const owner = await app.signIn("owner");
  session = tokenOf(owner);
  const begun = await owner.ask(
    "mutation ($password: String!) { startTwoFactor(password: $password) { secret } }",
    {
      password: PASSWORD,
    },
  );
  secret = begun.startTwoFactor.secret;
  await owner.ask("mutation ($code: String!) { confirmTwoFactor(code: $code) }", {
    code: codeAt(secret, systemClock.now()),
  });
  numbers = await quoteNumbers(app, tokenOf(asesor));
  await app.kill("SIGTERM");
  before = await rowsOf(ownerUrlOf(house.DATABASE_URL));

  const archive = join(await aDataDir(), "respaldo.travesia");
  const commands = { ...here, MIGRATE_DATABASE_URL: ownerUrlOf(house.DATABASE_URL), BACKUP_KEY };
  expect(await runCommand("backup", [archive], commands)).toMatchObject({ code: 0, stderr: "" });

  const major = await majorHere();
  const another = majors[(majors.indexOf(major) + 1) % majors.length] ?? "18";
  const server = await startOwn(await aDataDir(), programs(another), { fsync: "off" });
  afterFile(() => server.stop());
  other = await anS3Server();
  const there = {
    DATABASE_URL: server.urls.application,
    MIGRATE_DATABASE_URL: server.urls.owner,
    DATA_DIR: await aDataDir(),
    STORAGE_URL: other.address,
    SECRETS_KEY: `${NEXT_KEY},${KEY}`,
    JWT_SECRET: NEXT_SECRET ?? "",
  };
  expect(await runCommand("restore", [archive], { ...there, BACKUP_KEY })).toMatchObject({
    code: 0,
    stderr: "",
  });
  after = await rowsOf(server.urls.owner);
  // Its first start wraps everything by the new key, and the second one has no other.
  await (await start(there)).kill("SIGTERM");
  next = await start({ ...there, SECRETS_KEY: NEXT_KEY });
});

describe("a backup of an object store, restored on another major version with other keys", () => {
  it("has every row and every byte", () => {
    for (const [table, rows] of before)
      if (table !== "rate_limits") expect([table, after.get(table)]).toEqual([table, rows]);
    expect(before.get("contracts")).toHaveLength(1);
    expect(store.objects.size).toBeGreaterThan(0);
    for (const [key, { bytes }] of store.objects) expect(other.objects.get(key)?.bytes).toEqual(bytes);
  });

  it("ends every session, by the new secret", async () => {
    expect((await next.as(session).rest("GET", "/user/verify/token")).status).toBe(401);
  });

  it("knows its people, their second factors too, by the new key alone", async () => {
    const body = { email: "owner@travesia.test", password: PASSWORD, code: codeAt(secret, later(1)) };
    expect(await next.as().rest("POST", "/user/login", body)).toMatchObject({ status: 200 });
    const wrong = { ...body, code: "000000" };
    expect((await next.as().rest("POST", "/user/login", wrong)).status).not.toBe(200);
  });

  it("goes on: the signed contract is there, and the next quote has the next number", async () => {
    const asesor = await next.signIn("asesor");
    const found = await asesor.ask("query ($id: ID!) { contract(id: $id) { status } }", { id: contract });
    expect(found.contract.status).toBe("signed");
    await aPricedQuote(asesor, "siguiente@example.com");
    const [latest, ...earlier] = await quoteNumbers(next, tokenOf(asesor));
    expect(earlier).toEqual(numbers);
    expect((latest ?? "") > (numbers[0] ?? "")).toBe(true);
  });
});
