import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { hoursAfter } from "../colombia/days.ts";
import { badInput, conflict, forbidden, Refusal } from "../failure.ts";
import type { Scope } from "../mutation/scope.ts";
import type { Work } from "../mutation/work.ts";
import { type CodePurpose, OneTimeCode } from "./one-time-code.entity.ts";

/** Digits of a code, minutes that it lives, tries that it takes, and how many are sent in one hour. */
export const codeLimits = { digits: 6, minutes: 10, tries: 5, perHour: 3 } as const;

const WRONG = "El código no es correcto";
const ASK_AGAIN = "Pide un código nuevo.";
const TOO_MANY = "Ya pediste 3 códigos en la última hora. Espera un momento y vuelve a intentarlo.";

/**
 * Makes a code for one thing that is done with one record, and answers its six digits, which are not kept,
 * with the id under which its mail is sent once. It lives 10 minutes and takes the place of those sent
 * before. The caller holds the record's lock and sends it.
 * @throws Refusal RATE_LIMITED for the fourth within an hour of one link or one person; a visitor shares
 * those of the record with everybody.
 */
export async function issueCode(
  work: Work,
  purpose: CodePurpose,
  recordId: string,
): Promise<{ readonly id: string; readonly digits: string }> {
  const { link, viewer, now } = work;
  if (!link && !viewer && purpose !== "claim") throw forbidden();
  const asker = link ? { linkId: link.id } : viewer ? { userId: viewer.id } : {};
  const lately = await work.em.find(
    OneTimeCode,
    { purpose, recordId, ...asker, createdAt: { $gt: hoursAfter(now, -1) } },
    { orderBy: { createdAt: "asc" } },
  );
  const [first] = lately;
  if (first && lately.length >= codeLimits.perHour) {
    const free = hoursAfter(first.createdAt, 1).getTime() - now.getTime();
    throw new Refusal("RATE_LIMITED", TOO_MANY, [], Math.max(1, Math.ceil(free / 1000)));
  }
  const digits = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, "0");
  const code = new OneTimeCode();
  Object.assign(code, { purpose, recordId, linkId: link?.id ?? null, userId: viewer?.id ?? null });
  code.codeHash = await hash(digits);
  code.createdAt = now;
  code.expiresAt = new Date(now.getTime() + codeLimits.minutes * 60_000);
  work.add(code);
  return { id: code.id, digits };
}

/**
 * Takes the code that was sent last for this; it is done before anything else is changed, because a wrong try
 * is counted although the act is refused. Spaces in what was typed do not matter.
 * @throws Refusal BAD_USER_INPUT for another one; CONFLICT when it was used, has expired, was tried five
 * times, or none was sent.
 */
export async function spendCode(
  work: Work,
  purpose: CodePurpose,
  recordId: string,
  typed: string,
): Promise<void> {
  const code = await lastCode(work, purpose, recordId);
  if (!code) throw conflict(ASK_AGAIN);
  await work.lock(code);
  if (!isAlive(code, work.now)) throw conflict(ASK_AGAIN);
  code.tries += 1;
  if (!(await isOf(code, typed))) work.refuseKeeping(wrongCode());
  code.usedAt = work.now;
}

/** What a code that is not the one is refused with. BAD_USER_INPUT */
export const wrongCode = () => badInput("code", WRONG);

const lastCode = ({ em }: Pick<Scope, "em">, purpose: CodePurpose, recordId: string) =>
  em.findOne(OneTimeCode, { purpose, recordId }, { orderBy: { createdAt: "desc", id: "desc" } });

const isAlive = ({ usedAt, expiresAt, tries }: OneTimeCode, now: Date): boolean =>
  usedAt === null && expiresAt > now && tries < codeLimits.tries;

const isOf = ({ codeHash }: OneTimeCode, typed: string): Promise<boolean> =>
  verify(codeHash, typed.replace(/\s/g, ""));
