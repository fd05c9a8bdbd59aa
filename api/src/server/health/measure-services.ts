import { randomUUID, X509Certificate } from "node:crypto";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { connect, type PeerCertificate } from "node:tls";
import { pino } from "pino";
import type { Clock } from "../../core/clock.ts";
import type { Config } from "../../core/config/config.ts";
import { isLocal } from "../../core/config/config.values.ts";
import { Scanner } from "../../core/storage/scanner.ts";
import { openDisk } from "../../core/storage/disk.ts";
import type { CertificateFacts, MailFacts, ProviderFacts, ScannerFacts, StorageFacts } from "./facts.ts";

/** Timeout for a service's answer, in milliseconds. */
const PATIENCE = 5_000;
const DAY = 86_400_000;

/** Signs in to the mail server without sending anything. */
export async function measureMail({
  smtpUrl,
  holdsMail,
}: Pick<Config, "smtpUrl" | "holdsMail">): Promise<MailFacts> {
  if (!smtpUrl) return { way: holdsMail ? "held" : "captured", problem: null, host: "" };
  const host = new URL(smtpUrl).hostname;
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    dnsTimeout: PATIENCE,
  });
  try {
    await transport.verify();
    return { way: "server", problem: null, host };
  } catch (error) {
    const isDenied = (error as { code?: string }).code === "EAUTH";
    return { way: "server", problem: isDenied ? "denied" : "away", host };
  } finally {
    transport.close();
  }
}

/** Requests our own data from the provider of online payments, once with each of the two keys. */
export async function measurePayments(
  { wompi }: Pick<Config, "wompi">,
  clock: Clock,
): Promise<ProviderFacts> {
  if (wompi.mode !== "live")
    return { way: wompi.mode === "off" ? "off" : "local", problem: null, clock: null };
  const { url, publicKey, privateKey } = wompi;
  const [merchant, list] = await Promise.all([
    answerOf(`${url}/merchants/${encodeURIComponent(publicKey)}`, clock),
    answerOf(`${url}/transactions?reference=travesia-doctor`, clock, privateKey),
  ]);
  if (!merchant || !list) return { way: "remote", problem: "away", clock: null };
  const statuses = [merchant.status, list.status];
  const isAway = statuses.some((status) => status >= 500 || status === 429);
  const problem = isAway ? "away" : statuses.some((status) => status >= 400) ? "denied" : null;
  return { way: "remote", problem, clock: merchant.clock };
}

/** Pings the provider of electronic invoices: any answer shows that it is reachable. */
export async function measureInvoices({ dian }: Pick<Config, "dian">, clock: Clock): Promise<ProviderFacts> {
  if (!dian.provider) return { way: "local", problem: null, clock: null };
  const answer = await answerOf(dian.provider.url, clock, dian.provider.token);
  const isThere = answer !== null && answer.status < 500;
  return { way: "remote", problem: isThere ? null : "away", clock: answer?.clock ?? null };
}

async function answerOf(address: string, clock: Clock, bearer?: string) {
  try {
    const answer = await fetch(address, {
      headers: { accept: "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    const theirs = Date.parse(answer.headers.get("date") ?? "");
    const ours = clock.now().getTime();
    return { status: answer.status, clock: Number.isNaN(theirs) ? null : { theirs, ours } };
  } catch {
    return null;
  }
}

/** Addresses of scanners that accepted the largest file; they are not tested again. */
const taking = new Set<string>();

/** Pings the virus scanner, and tests once whether it accepts the largest possible file. */
export async function measureScanner({ clamavUrl }: Pick<Config, "clamavUrl">): Promise<ScannerFacts> {
  if (!clamavUrl) return null;
  const scanner = new Scanner(clamavUrl, pino({ level: "silent" }), PATIENCE);
  const there = await scanner.isThere();
  if (there && !taking.has(clamavUrl) && (await scanner.takesLargest())) taking.add(clamavUrl);
  return { there, takesLargest: taking.has(clamavUrl) };
}

/** Writes a small file to the file storage, reads it and removes it. */
export async function measureStorage(config: Pick<Config, "storageUrl" | "dataDir">): Promise<StorageFacts> {
  const way = config.storageUrl ? "bucket" : "folder";
  // Made by another account than the product's, the folder would be closed to that.
  if (way === "folder" && !(await stat(join(config.dataDir, "files")).catch(() => null)))
    return { way, problem: "none-yet" };
  const key = `doctor-${randomUUID()}`;
  try {
    const disk = await openDisk(config);
    await disk.put(key, key);
    const read = await disk.get(key);
    await disk.delete(key);
    return { way, problem: read === key ? null : "away" };
  } catch (error) {
    return { way, problem: isDenied(error) ? "denied" : "away" };
  }
}

const closed = new Set(["EACCES", "EPERM", "EROFS"]);

/** Returns whether a storage failure is caused by insufficient rights of this account. */
function isDenied(error: unknown): boolean {
  const { code, cause, $metadata } = (error ?? {}) as {
    readonly code?: string;
    readonly cause?: unknown;
    readonly $metadata?: { readonly httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? 0;
  return closed.has(code ?? "") || status === 401 || status === 403 || (!!cause && isDenied(cause));
}

const unread = (way: "local" | "plain" | "away"): CertificateFacts => ({ way, days: 0, untrusted: false });

/** Reads the TLS certificate of the public address. */
export async function measureAddress(
  { publicUrl, production }: Pick<Config, "publicUrl" | "production">,
  clock: Clock,
): Promise<CertificateFacts> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== "https:") return unread(production && !isLocal(publicUrl) ? "plain" : "local");
  const shown = await certificateAt(hostname, Number(port || 443));
  return shown ? { ...shown, way: "read", days: daysUntil(shown.end, clock) } : unread("away");
}

interface Shown {
  readonly end: Date;
  readonly untrusted: boolean;
}

function certificateAt(host: string, port: number): Promise<Shown | null> {
  return new Promise((done) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: PATIENCE });
    const end = (shown: Shown | null) => {
      socket.destroy();
      done(shown);
    };
    socket.once("secureConnect", () => {
      const { valid_to: until } = socket.getPeerCertificate() as Partial<PeerCertificate>;
      const isExpired = String(socket.authorizationError) === "CERT_HAS_EXPIRED";
      end(until ? { end: new Date(until), untrusted: !socket.authorized && !isExpired } : null);
    });
    socket.once("timeout", () => end(null));
    socket.once("error", () => end(null));
  });
}

/** Reads the expiry of the certificate for signing documents, if the operator provided one. */
export async function measureSigning(
  { signing }: Pick<Config, "signing">,
  clock: Clock,
): Promise<CertificateFacts> {
  if (!signing) return unread("local");
  try {
    const { default: seal } = await import("../../core/sealing/seal.ts");
    const bytes = (await seal({ do: "certificate", key: signing })) as Uint8Array;
    const { validToDate } = new X509Certificate(bytes);
    return { way: "read", days: daysUntil(validToDate, clock), untrusted: false };
  } catch {
    return unread("away");
  }
}

const daysUntil = (end: Date, clock: Clock): number =>
  Math.floor((end.getTime() - clock.now().getTime()) / DAY);
