import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Client } from "../support/client.ts";
import { until } from "../support/patience.ts";
import { anS3Server, type S3Server } from "../support/s3/s3-server.ts";
import { agencyInput, aPicture } from "../support/story/content.ts";
import { type Process, start } from "./application.ts";
import { aHouse } from "./house.ts";

const KEEP = `mutation ($input: AgencySettingsInput!, $file: Upload) {
  updateAgencySettings(input: $input, file: $file) { logo } }`;

let store: S3Server;
let one: Process;
let other: Process;
let owner: Readonly<Record<"one" | "other", Client>>;
beforeAll(async () => {
  store = await anS3Server();
  const house = { ...(await aHouse()), STORAGE_URL: store.address };
  [one, other] = await Promise.all([start(house), start(house)]);
  owner = { one: await one.signIn("owner"), other: await other.signIn("owner") };
});
beforeEach(() => {
  store.halted = null;
});

/** Keeps another logo, and answers its address. */
async function keepLogo(client: Client, background: string): Promise<string> {
  const { updateAgencySettings } = await client.ask(
    KEEP,
    { input: agencyInput },
    { file: await aPicture(background) },
  );
  return updateAgencySettings.logo ?? "";
}

const bytesOf = async ({ url }: Process, address: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(url + address)).arrayBuffer());
const kept = (address: string): Buffer | undefined =>
  store.objects.get(`public/${address.slice("/media/".length)}`)?.bytes;

describe("two processes on one object store", () => {
  it("a reader of the one has a picture whole that is replaced at the other meanwhile", async () => {
    const before = await keepLogo(owner.one, "#0b7285");
    const whole = kept(before);
    let goOn: () => void = () => undefined;
    store.halted = new Promise<void>((on) => (goOn = on));
    const asked = store.asked.length;
    const reading = bytesOf(one, before);
    await until(() => store.asked.slice(asked).includes("GET object"));
    const after = await keepLogo(owner.other, "#a61e4d");
    expect(after).not.toBe(before);
    store.halted = null;
    goOn();
    expect((await reading).equals(whole ?? Buffer.alloc(0))).toBe(true);
    // Both give the other one from now on, and it whole.
    for (const process of [one, other]) {
      await until(
        async () => (await owner.one.ask("{ agencySettings { logo } }")).agencySettings.logo === after,
      );
      expect((await bytesOf(process, after)).equals(kept(after) ?? Buffer.alloc(0))).toBe(true);
      expect((await bytesOf(process, before)).equals(whole ?? Buffer.alloc(0))).toBe(true);
    }
  });

  it("a narrower one that both make at once is one, and whole for everybody", async () => {
    const address = `${await keepLogo(owner.one, "#5f3dc4")}-320`;
    store.objects.delete(`public/${address.slice("/media/".length)}`);
    const all = await Promise.all([one, other, one, other, one, other].map((at) => bytesOf(at, address)));
    expect(new Set(all.map((bytes) => bytes.toString("base64"))).size).toBe(1);
    expect(all[0]?.equals(kept(address) ?? Buffer.alloc(0))).toBe(true);
  });
});
