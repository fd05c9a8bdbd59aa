import pg from "pg";
import { withoutTls } from "../config/tls.ts";

/** Milliseconds after which the server ends a statement of jobs, exports and acts. */
export const LONGEST_STATEMENT = 300_000;

/**
 * Adds session settings to a Postgres address, so that they apply from the first statement of every
 * connection made with it. Settings of the address itself win.
 */
export function withSession(address: string, settings: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  const own = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set("options", [...own, url.searchParams.get("options") ?? ""].join(" ").trim());
  return url.href;
}

/** Returns the address of another database of the same server. */
export function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/** Returns an address for people: without its password. */
export function withoutPassword(address: string): string {
  const { hostname, port, pathname, searchParams } = new URL(address);
  return `${searchParams.get("host") ?? hostname}:${searchParams.get("port") ?? (port || "5432")}${pathname}`;
}

/** Returns an address as it may be printed: everything but its password. */
export function withoutSecret(address: string): string {
  const url = new URL(address);
  url.password = "";
  return url.href;
}

const parsed = (address: string) => new pg.Client({ connectionString: withoutTls(address) });

/** Returns the role that an address signs in as. */
export const roleOf = (address: string): string => parsed(address).user ?? "";

/** Returns the database that an address names. */
export const nameOf = (address: string): string => parsed(address).database ?? "";
