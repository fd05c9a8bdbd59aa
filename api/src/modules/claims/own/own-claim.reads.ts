import type { Context } from "../../../core/context.ts";
import { normalEmail } from "../../../core/colombia/emails.ts";
import { notFound } from "../../../core/failure.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { NO_CLAIM, ownClaims } from "../claim/claim.access.ts";
import { Claim } from "../claim/claim.entity.ts";
import { filesSql } from "../claim/claim.sql.ts";
import type { FiledClaim, FollowedClaim, OwnClaim } from "./own-claim.types.ts";

/** Refusal when no request has this number and this e-mail; it does not reveal which of the two is wrong. */
export const NO_SUCH_CLAIM = "No encontramos una solicitud con ese número y ese correo";

const followed = sql`c.number, c.kind, c.status, c.filed_on as "filedOn", c.due_on as "dueOn",
  c.extended_at is not null as extended,
  case when c.status = 'incompleto' then c.lapses_on end as "lapsesOn",
  c.answered_at as "answeredAt", c.closed_at as "closedAt"`;

const own = sql`${followed}, c.id, c.data_right as "dataRight", c.identity,
  c.email_confirmed_at as "emailConfirmedAt", c.detail, c.missing, c.completion,
  c.extension_reason as "extensionReason",
  c.answer, c.close_reason as "closeReason", ${filesSql("claim", raw("c.id"))} as files,
  ${filesSql("claim-answer", raw("c.id"))} as "answerFiles"`;

/** Returns the entered number of a request in its stored form. */
export const normalClaimNumber = (typed: string): string => typed.trim().toUpperCase();

/** Returns the status of the request with this number and this e-mail; NOT_FOUND when they do not match. */
export async function followedClaim(
  { read }: Context,
  number: string,
  email: string,
): Promise<FollowedClaim> {
  const [found] = await read.rows<FollowedClaim>(
    sql`select ${followed} from claims c
      where c.number = ${normalClaimNumber(number)} and c.email = ${normalEmail(email)}`,
  );
  if (!found) throw notFound(NO_SUCH_CLAIM);
  return found;
}

const ownRows = (context: Context, where: Fragment): Promise<OwnClaim[]> =>
  context.read.rows<OwnClaim>(sql`select ${own} from claims c where ${where} order by c.created_at desc`);

/** Returns a request for the person who made it; NOT_FOUND for everybody else. */
export async function ownClaim(context: Context, id: string): Promise<OwnClaim> {
  const { read, viewer, link } = context;
  const [found] = await ownRows(context, read.where(Claim, { $and: [{ id }, ownClaims(viewer, link)] }, "c"));
  if (!found) throw notFound(NO_CLAIM);
  return found;
}

/** Returns the requests that the viewer made while signed in, the newest first. */
export const myClaims = (context: Context): Promise<OwnClaim[]> =>
  ownRows(context, sql`c.claimant_id = ${context.viewer?.id ?? null}`);

/** Returns the confirmation data of a request that was just made. */
export async function filedClaim({ read }: Context, id: string): Promise<FiledClaim> {
  const [filed] = await read.rows<FiledClaim>(
    sql`select c.id, c.number, c.kind, c.due_on as "dueOn", c.identity from claims c where c.id = ${id}`,
  );
  if (!filed) throw notFound(NO_CLAIM);
  return filed;
}
