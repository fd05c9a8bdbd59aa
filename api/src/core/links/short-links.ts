import { addressOf } from "../addresses.ts";
import type { Origin } from "../auth/viewer.ts";
import type { Services } from "../context.ts";
import { type Rate, isOwnMachine, perHour } from "../http/limits.ts";
import { mutate } from "../mutation/mutation.ts";
import type { Work } from "../mutation/work.ts";
import type { LinkToken } from "./link.entity.ts";
import { newShortCode, shortCodeOf } from "./short-codes.ts";
import { ShortLink } from "./short-link.entity.ts";

declare module "../events/listeners.ts" {
  interface Events {
    /** Emitted at most once a day, when more unknown short addresses were tried than mistakes can explain. */
    "links.guessed": { misses: number };
  }
}

/** Limit on unknown codes per IP address and hour; above it, no code opens from that address. */
const OF_ONE_ADDRESS = perHour(20);
/** Limit on unknown codes per day from all addresses; above it, the owner is notified. */
const OF_ALL: Rate = { points: 1_000, seconds: 86_400 };

/**
 * Creates a short address for a link's page, `/v/4f7k…`, in addition to the token: for links that people send
 * by hand. It ends with the link. `address` is the page without a token: `/quote-approval/7?version=2`. Do
 * not use it for pages that sign, pay or display identity documents.
 */
export function makeShort(work: Work, linkId: string, address: string): string {
  const { config, fingerprints } = work.services;
  const code = newShortCode();
  work.insertLater(ShortLink, { codeHash: hashOf(fingerprints, code), link: linkId, address });
  return config.publicUrl + addressOf("short", { code });
}

const hashOf = (fingerprints: Services["fingerprints"], code: string): string =>
  fingerprints.of("short-link", code).toString("base64url");

/** Page of a short address, and the link that opens it. */
interface OpenedShort {
  readonly link: LinkToken;
  readonly address: string;
}

/**
 * Returns the page and link of a code. Null when the code is unknown, its link has ended, or too many unknown
 * codes were tried from the same address; callers cannot distinguish these cases. An ended link does not
 * count as an unknown code.
 */
export async function openShort(
  services: Services,
  text: string,
  origin: Origin,
): Promise<OpenedShort | null> {
  const code = shortCodeOf(text);
  if (code === null || (await isBarred(services, origin))) return null;
  const { orm, clock, fingerprints } = services;
  const found = await orm.em
    .fork()
    .findOne(ShortLink, { codeHash: hashOf(fingerprints, code) }, { populate: ["link"] });
  if (!found) {
    await countMiss(services, origin);
    return null;
  }
  const { link, address } = found;
  return link.revokedAt === null && link.expiresAt > clock.now() ? { link, address } : null;
}

const MISSES = "short-link-misses";

const isBarred = async ({ limits }: Services, { ip }: Origin): Promise<boolean> =>
  ip !== null && !isOwnMachine(ip) && limits.isUsedUp(MISSES, OF_ONE_ADDRESS, ip);

async function countMiss(services: Services, origin: Origin): Promise<void> {
  const { limits, log } = services;
  await limits.isWithin(MISSES, OF_ONE_ADDRESS, origin.ip ?? "unknown");
  if (await limits.isWithin("short-link-misses-of-all", OF_ALL, "all")) return;
  if (!(await limits.isFirst("short-links-guessed", "all", OF_ALL.seconds))) return;
  log.error({ misses: OF_ALL.points }, "short addresses are being guessed");
  await mutate(services, { viewer: null, link: null, origin }, emitGuesses, undefined);
}

const emitGuesses = (work: Work): Promise<void> => work.emit("links.guessed", { misses: OF_ALL.points });
