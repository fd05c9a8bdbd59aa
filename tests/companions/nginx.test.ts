import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe } from "vitest";
import { freePort, start } from "../process/application.ts";
import { aHouse } from "../process/house.ts";
import { authorities } from "../support/database-gate.ts";
import { anOpenFolder, runs } from "./programs.ts";
import { believe, passesOn, provePassedOn, type Site } from "./web-server.ts";

const file = (path: string) => new URL(`../../${path}`, import.meta.url).pathname;

let site: Site;

/** Runs docker/nginx.conf, with ports and a certificate of this machine. */
beforeAll(async () => {
  believe(authorities.its);
  const [port, plain, folder] = [await freePort(), await freePort(), await anOpenFolder()];
  const url = `https://localhost:${port}`;
  const app = await start({ ...(await aHouse()), PUBLIC_URL: url, TRUST_PROXY: "1", HOST: "127.0.0.1" });
  const server = readFileSync(file("docker/nginx.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${port} ssl;`)
    .replaceAll("viajes.tuagencia.co;", "localhost;")
    .replace(/ssl_certificate .*;/, `ssl_certificate ${file("tests/support/tls/server.pem")};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${file("tests/support/tls/server.key")};`)
    .replace("http://127.0.0.1:3001", app.url);
  const main = `daemon off; pid ${folder}/pid; error_log stderr; events {} http {
    access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
    ${server} }`;
  await writeFile(join(folder, "nginx.conf"), main);
  const nginx = runs("/usr/sbin/nginx", ["-c", join(folder, "nginx.conf"), "-p", folder, "-e", "stderr"]);
  await passesOn(url, nginx);
  site = { url, app, authority: authorities.its };
});

describe("behind nginx with a certificate, as docker/nginx.conf has it", () => provePassedOn(() => site));
