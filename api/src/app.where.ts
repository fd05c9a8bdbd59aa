import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Services } from "./core/context.ts";
import { withoutPassword } from "./core/database/session.ts";
import { DEMO_PASSWORD } from "./modules/accounts/accounts.seed.ts";
import { openDemoAccounts } from "./modules/accounts/published-password.ts";

/**
 * Returns the closing lines of a start, for the person who started it: the address, the accounts that can
 * sign in with the demo's password, the mailbox, the data folder, how to stop and how to start over; then
 * further notices.
 */
export async function whereEverythingIs(
  services: Pick<Services, "config" | "pool">,
  notices: readonly string[],
): Promise<readonly string[]> {
  const { publicUrl, dataDir, databaseUrl, production, mailbox } = services.config;
  const accounts = production ? [] : await openDemoAccounts(services);
  const lines: (readonly [label: string, text: string])[] = [];
  if (accounts.length > 0) {
    lines.push(["Entrar", shortened(accounts)], ["Contraseña", DEMO_PASSWORD]);
  }
  if (mailbox) lines.push(["Correos", `${publicUrl}/dev/mailbox`]);
  if (databaseUrl) lines.push(["Base de datos", withoutPassword(databaseUrl)]);
  lines.push([databaseUrl ? "Archivos" : "Datos", `${dataDir}${await sizeOf(dataDir)}`]);
  lines.push(["Detener", "Ctrl+C"]);
  if (!production)
    lines.push([
      "De nuevo",
      databaseUrl ? "detén, crea otra base de datos e inicia con ella" : `detén, borra ${dataDir} e inicia`,
    ]);
  const widest = Math.max(...lines.map(([label]) => label.length));
  return [
    "",
    `Travesía está lista en ${publicUrl}`,
    ...lines.map(([label, text]) => `  ${label.padEnd(widest)}  ${text}`),
    ...notices.flatMap((notice) => ["", notice]),
    "",
  ];
}

/** Returns addresses of one domain as a list in which only the first shows the domain. */
const shortened = ([first = "", ...others]: readonly string[]): string =>
  [first, ...others.map((email) => email.slice(0, email.indexOf("@") + 1))].join(" ");

/** Returns the size of a folder on the disk, if it can be measured within two seconds. */
async function sizeOf(folder: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)("du", ["-sk", folder], { timeout: 2_000 });
    return ` (${Math.max(1, Math.round(Number.parseInt(stdout) / 1_024)).toLocaleString("es-CO")} MB)`;
  } catch {
    return "";
  }
}
