import { Arg, Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../context.ts";
import { notFound } from "../failure.ts";
import { perMinute } from "../http/limits.ts";
import { IssuedDocument } from "./issued-document.entity.ts";
import { normalVerificationCode } from "./verification-code.ts";
import { DocumentVerification } from "./verification.types.ts";

/** Maximum number of codes that one address may try per minute, right or wrong. */
const TRIES = perMinute(30);

@Resolver()
export class VerificationResolver {
  /**
   * Returns the document with a code, in whatever form the code is typed; limited to 30 codes a minute per
   * address.
   */
  @Query(() => DocumentVerification)
  async documentVerification(@Ctx() context: Context, @Arg("code", () => String) code: string) {
    await context.services.limits.limit("verification", TRIES, context.origin.ip ?? "unknown");
    return verified(context, normalVerificationCode(code));
  }
}

async function verified({ services }: Context, code: string): Promise<DocumentVerification> {
  const found = await services.orm.em.fork().findOne(IssuedDocument, { code });
  if (!found) throw notFound("No encontramos un documento con este código");
  const { kind, number, issuedAt, sha256, furtherSha256, priorSha256, validUntil, state } = found;
  const ended = state === "vigente" && validUntil !== null && validUntil <= services.clock.now();
  const { name, legalName, nit, rnt } = await services.agency.current();
  return {
    kind,
    number,
    issuedAt,
    sha256,
    furtherSha256,
    priorSha256,
    state: ended ? "vencido" : state,
    endedAt: ended ? validUntil : found.endedAt,
    issuer: { name, legalName, nit, rnt },
  };
}
