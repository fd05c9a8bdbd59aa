import { existsSync } from "node:fs";
import { request } from "node:http";
import { request as secureRequest } from "node:https";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { freePort, type Process, start } from "../process/application.ts";
import { aHouse } from "../process/house.ts";
import { aPricedQuote } from "../process/sale.rest.ts";
import { clusterService } from "../support/compose-file.ts";
import { eventually, until } from "../support/patience.ts";
import { anOpenFolder, runs } from "./programs.ts";
import { believe, passesOn, provePassedOn, signIn, type Site } from "./web-server.ts";

let site: Site;
let apps: readonly [Process, Process];

/**
 * Carries out the command of docker/cluster.yml's proxy, with the addresses and ports of this machine. The
 * options above its site keep it from this machine's port 80 and from its list of authorities.
 */
beforeAll(async () => {
  const [port, plain, folder] = [await freePort(), await freePort(), await anOpenFolder()];
  const url = `https://localhost:${port}`;
  const own = { ...(await aHouse()), PUBLIC_URL: url, HOST: "127.0.0.1" };
  // By the number of proxies, as the cluster has it, and by their address.
  apps = [await start({ ...own, TRUST_PROXY: "1" }), await start({ ...own, TRUST_PROXY: "127.0.0.1/32" })];
  const { command = [], environment } = clusterService("proxy", { PUBLIC_URL: url });
  const [shell = "", ...words] = command.map((word) =>
    word
      .replaceAll("$$", "$")
      .replaceAll("/etc/caddy/Caddyfile", join(folder, "Caddyfile"))
      .replace("<<END\n", `<<END\n{\nadmin off\nhttp_port ${plain}\nskip_install_trust\n}\n`)
      .replace("application1:3001", new URL(apps[0].url).host)
      .replace("application2:3001", new URL(apps[1].url).host),
  );
  const caddy = runs(shell, words, {
    ...(environment as Record<string, string>),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
  const authority = join(folder, "caddy/pki/authorities/local/root.crt");
  await until(() => existsSync(authority) || caddy.child.exitCode !== null);
  believe(authority);
  await passesOn(url, caddy);
  site = { url, app: apps[0], authority };
});

/** Signs in from an address of this machine, as who claims another; answers the one that the session has. */
async function addressAt(url: string, from: string): Promise<unknown> {
  const ask = async (document: string, token?: string): Promise<Record<string, unknown>> => {
    const asks = url.startsWith("https") ? secureRequest : request;
    const answer = await new Promise<string>((resolve, reject) => {
      const asked = asks(`${url}/graphql`, {
        method: "POST",
        localAddress: from,
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": "6.6.6.6",
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
      asked.on("error", reject).on("response", (response) => {
        let text = "";
        response.on("data", (part: Buffer) => (text += part.toString())).on("end", () => resolve(text));
      });
      asked.end(JSON.stringify({ query: document }));
    });
    return (JSON.parse(answer) as { data: Record<string, unknown> }).data;
  };
  const login = 'mutation { signIn(email: "gerente@travesia.test", password: "Travesia2026") { token } }';
  const { token } = (await ask(login))["signIn"] as { token: string };
  const { mySessions } = await ask("{ mySessions { current address } }", token);
  return (mySessions as { current: boolean; address: string }[]).find(({ current }) => current)?.address;
}

describe("behind Caddy with a certificate of its own, as docker/cluster.yml has it", () => {
  provePassedOn(() => site);

  it("a client has the address that Caddy saw, for any claimed one, at both applications", async () => {
    for (const [index, from] of ["127.0.0.8", "127.0.0.9", "127.0.0.10", "127.0.0.11"].entries())
      expect([index, await addressAt(site.url, from)]).toEqual([index, from]);
    // Who comes past the proxy is believed by its number alone, never by its address.
    expect(await addressAt(apps[1].url, "127.0.0.8")).toBe("127.0.0.8");
    expect(await addressAt(apps[1].url, "127.0.0.1")).toBe("6.6.6.6");
  });

  it("what one application leaves undone the other does: reads at once, writes once Caddy has missed it", async () => {
    const asesor = await signIn(site, "asesor");
    await apps[1].kill("SIGKILL");
    for (let more = 0; more < 20; more += 1) expect((await asesor.rest("GET", "/quotes")).status).toBe(200);
    // It cannot send again what it has begun to send: 502 until its next question for /readyz.
    await eventually(() => aPricedQuote(asesor, "otra@example.com"));
    for (let more = 0; more < 5; more += 1) await aPricedQuote(asesor, "otra@example.com");
  });
});
