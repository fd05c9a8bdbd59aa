import type { CodeChannel } from "../../../../core/auth/code-channel.enums.ts";
import type { CodePurpose } from "../../../../core/auth/one-time-code.entity.ts";
import { codeLimits, issueCode, lastCode } from "../../../../core/auth/one-time-codes.ts";
import { maskedEmail } from "../../../../core/colombia/emails.ts";
import { maskedPhone } from "../../../../core/colombia/phones.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Letter } from "../../../../core/mail/layout.ts";
import { mailRecord } from "../../../../core/mail/mail.entity.ts";
import type { MailKey, MailKind } from "../../../../core/mail-kinds.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { raw, sql } from "../../../../core/read/sql.ts";
import { SMS_TRIES } from "../../../../core/mail/instead-of-sms.ts";
import { enqueueSms } from "../../../../core/sms/queue-sms.ts";
import type { Contract } from "../contract.entity.ts";

/** Verification code that a contract's client requests. */
export interface ClientCode {
  readonly purpose: CodePurpose;
  readonly recordId: string;
  readonly channel: CodeChannel;
  /** E-mail address of the client. */
  readonly email: string;
  /** Kind of the message, such as `signing-code`. */
  readonly key: MailKind;
  /** Purpose of the code, in the words of an SMS: `firmar el contrato CT-2026-000045`. */
  readonly aim: string;
  readonly subject: string;
  /** Returns the mail that contains these digits. */
  readonly letter: (digits: string) => Letter;
}

const NOT_BY_SMS = "El código no se puede enviar por SMS. Pídelo por correo.";

/**
 * Sends a code, only by the channel that the client chose; an unsent earlier code is cancelled. An SMS is
 * only sent to {@link Contract.codePhone}.
 * @throws Refusal BAD_USER_INPUT `channel` when SMS is not allowed, or an SMS could not be delivered.
 */
export async function sendClientCode(work: Work, contract: Contract, code: ClientCode): Promise<void> {
  const { purpose, recordId, channel, email, subject } = code;
  const phone = channel === "sms" ? await phoneFor(work, contract, code) : null;
  const sentTo = phone === null ? maskedEmail(email) : maskedPhone(phone);
  const { id, digits, expiresAt } = await issueCode(work, purpose, recordId, { channel, sentTo });
  await endUnsent(work, purpose, recordId);
  const key: MailKey = `${code.key}:${id}`;
  if (phone === null) {
    await queueMail(work, { key, to: email, subject, letter: code.letter(digits) });
    return;
  }
  const { name } = await work.services.agency.current();
  const text =
    `${name}: ${digits} es tu código para ${code.aim}. ` +
    `Vence en ${codeLimits.minutes} minutos. No lo compartas.`;
  enqueueSms(work, { key, to: phone, text, insteadTo: null, expiresAt });
}

/**
 * Returns the phone for an SMS code.
 * @throws Refusal BAD_USER_INPUT when SMS is not allowed, or the last SMS could not be delivered.
 */
async function phoneFor(work: Work, contract: Contract, { purpose, recordId }: ClientCode): Promise<string> {
  const { codePhone } = await work.facts(contract, "codePhone");
  if (codePhone === null) throw badInput("channel", NOT_BY_SMS);
  const last = await lastCode(work, purpose, recordId);
  if (last?.channel === "sms" && (await hasFailed(work, last.id)))
    throw badInput(
      "channel",
      `El SMS al ${maskedPhone(codePhone)} no se pudo entregar. Pide el código por correo.`,
    );
  return codePhone;
}

const messageOf = raw(mailRecord("m"));

/** Returns whether the SMS with a code ran out of retries without being sent. */
async function hasFailed(work: Work, codeId: string): Promise<boolean> {
  const [found] = await work.rows<{ failed: boolean }>(
    sql`select exists (select from mails m where ${messageOf} = ${codeId} and m.channel = 'sms'
      and m.sent_at is null and m.tries >= ${SMS_TRIES}::int) as failed`,
  );
  return found?.failed === true;
}

/**
 * Cancels the unsent messages of earlier codes. Waits for a message that is being sent, so that its outcome
 * is known.
 */
async function endUnsent(work: Work, purpose: CodePurpose, recordId: string): Promise<void> {
  await work.rows(
    sql`update mails m set replaced_at = ${work.now} where m.sent_at is null and m.replaced_at is null
      and ${messageOf} in (select o.id::text from one_time_codes o
        where o.record_id = ${recordId}::uuid and o.purpose = ${purpose}::text)`,
  );
}
