import pg from "pg";
import { withoutTls } from "../config/tls.ts";

/** Time after which the server cancels a statement of jobs, exports and acts, in milliseconds. */
export const LONGEST_STATEMENT = 300_000;

/**
 * Adds session settings to a Postgres address, so that they apply from the first statement of every
 * connection. Settings already in the address take precedence.
 */
export function withSession(address: string, settings: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  const own = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set("options", [...own, url.searchParams.get("options") ?? ""].join(" ").trim());
  return url.href;
}

/** Returns the address of another database on the same server. */
export function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/** Returns a short description of a database address, without its password. */
export function withoutPassword(address: string): string {
  const { hostname, port, pathname, searchParams } = new URL(address);
  return `${searchParams.get("host") ?? hostname}:${searchParams.get("port") ?? (port || "5432")}${pathname}`;
}

/** Returns a complete address without its password. */
export function withoutSecret(address: string): string {
  const url = new URL(address);
  url.password = "";
  return url.href;
}

const parsed = (address: string) => new pg.Client({ connectionString: withoutTls(address) });

/** Returns the role with which an address signs in. */
export const roleOf = (address: string): string => parsed(address).user ?? "";

/** Returns the name of the database in an address. */
export const nameOf = (address: string): string => parsed(address).database ?? "";
