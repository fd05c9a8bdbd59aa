import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { assign } from "../rows.ts";
import { hoursAfter } from "../colombia/days.ts";
import { badInput, conflict, forbidden, Refusal } from "../failure.ts";
import type { Scope } from "../mutation/scope.ts";
import type { Work } from "../mutation/work.ts";
import type { CodeWay } from "./code-way.rules.ts";
import { type CodePurpose, OneTimeCode } from "./one-time-code.entity.ts";

/** Digits of a code, its lifetime in minutes, the attempts allowed, and the codes sent per hour. */
export const codeLimits = { digits: 6, minutes: 10, tries: 5, perHour: 3 } as const;

const WRONG = "El código no es correcto";
const ASK_AGAIN = "Pide un código nuevo.";
const TOO_MANY = "Ya pediste 3 códigos en la última hora. Espera un momento y vuelve a intentarlo.";

/** A new code: the id that makes its message be sent once, and the digits, which are not stored. */
interface NewCode {
  readonly id: string;
  readonly digits: string;
  readonly expiresAt: Date;
}

const byMail: CodeWay = { channel: "mail", sentTo: null };

/**
 * Creates a code for one act on one record. Returns its six digits, which are not stored, and the id that
 * makes its message be sent once. The code is valid for 10 minutes and replaces earlier codes of any channel.
 * The caller holds the record's lock and sends the message. @throws Refusal RATE_LIMITED for the fourth code
 * within an hour for one link or person; all visitors of a record share one limit.
 */
export async function issueCode(
  work: Work,
  purpose: CodePurpose,
  recordId: string,
  { channel, sentTo }: CodeWay = byMail,
): Promise<NewCode> {
  const { link, viewer, now } = work;
  if (!link && !viewer && purpose !== "claim") throw forbidden();
  const caller = link ? { linkId: link.id } : viewer ? { userId: viewer.id } : {};
  const lately = await work.em.find(
    OneTimeCode,
    { purpose, recordId, ...caller, createdAt: { $gt: hoursAfter(now, -1) } },
    { orderBy: { createdAt: "asc" } },
  );
  const [first] = lately;
  if (first && lately.length >= codeLimits.perHour) {
    const free = hoursAfter(first.createdAt, 1).getTime() - now.getTime();
    throw new Refusal("RATE_LIMITED", TOO_MANY, [], Math.max(1, Math.ceil(free / 1000)));
  }
  const digits = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, "0");
  const code = new OneTimeCode();
  assign(code, { purpose, recordId, linkId: link?.id ?? null, userId: viewer?.id ?? null, channel, sentTo });
  code.codeHash = await hash(digits);
  code.createdAt = now;
  code.expiresAt = new Date(now.getTime() + codeLimits.minutes * 60_000);
  work.add(code);
  return { id: code.id, digits, expiresAt: code.expiresAt };
}

/**
 * Consumes the latest code for this purpose and returns the channel on which it was sent. Call it before any
 * other change: a wrong attempt is counted although the act is refused. Spaces in the typed code are ignored.
 * @throws Refusal BAD_USER_INPUT for a wrong code; CONFLICT when it was used, has expired, was tried five
 * times, or none was sent.
 */
export async function spendCode(
  work: Work,
  purpose: CodePurpose,
  recordId: string,
  typed: string,
): Promise<CodeWay> {
  const code = await lastCode(work, purpose, recordId);
  if (!code) throw conflict(ASK_AGAIN);
  await work.lock(code);
  if (!isAlive(code, work.now)) throw conflict(ASK_AGAIN);
  code.tries += 1;
  if (!(await isOf(code, typed))) work.refuseKeeping(wrongCode());
  code.usedAt = work.now;
  return { channel: code.channel, sentTo: code.sentTo };
}

/** Returns the refusal of a wrong code. BAD_USER_INPUT */
export const wrongCode = () => badInput("code", WRONG);

/**
 * Returns the latest code for one purpose and record, on any channel. The latest code has the highest id,
 * because ids are drawn under the record's lock; of two simultaneous requests, the one that waited may have
 * the earlier time.
 */
export const lastCode = (
  { em }: Pick<Scope, "em">,
  purpose: CodePurpose,
  recordId: string,
): Promise<OneTimeCode | null> => em.findOne(OneTimeCode, { purpose, recordId }, { orderBy: { id: "desc" } });

const isAlive = ({ usedAt, expiresAt, tries }: OneTimeCode, now: Date): boolean =>
  usedAt === null && expiresAt > now && tries < codeLimits.tries;

const isOf = ({ codeHash }: OneTimeCode, typed: string): Promise<boolean> =>
  verify(codeHash, typed.replace(/\s/g, ""));
