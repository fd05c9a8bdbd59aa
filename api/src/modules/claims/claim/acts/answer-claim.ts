import { isDeepStrictEqual } from "node:util";
import { assign } from "../../../../core/rows.ts";
import { badInput, conflict } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { PreparedAct } from "../../../../core/mutation/act.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { personalData } from "../../../accounts/personal-data/personal-data.reads.ts";
import { printData } from "../../../accounts/personal-data/print-data.ts";
import { type ClaimOwner, ownerOf } from "../../proof/claim-owner.ts";
import { eraseClaimant } from "../../proof/erase-claimant.ts";
import { revokeClaimant } from "../../proof/revoke-claimant.ts";
import { keepAnswerFiles } from "../claim-files.ts";
import { lockClaimFor, NO_CLAIM, visibleClaims } from "../claim.access.ts";
import { Claim } from "../claim.entity.ts";
import type { AnswerClaimInput } from "../claim.inputs.ts";
import { answerLetter } from "../claim.mail.ts";
import { claimMoves } from "../claim-moves.ts";
import { isAboutData } from "../claim.rules.ts";

interface Answer {
  readonly id: string;
  readonly input: AnswerClaimInput;
  readonly files: readonly StoredBytes[];
}

/**
 * Data collected for an answer: their owner, and the files that contain them; null files when nothing is
 * stored.
 */
interface Gathered {
  readonly owner: ClaimOwner;
  readonly files: readonly StoredBytes[];
}

async function prepare(scope: Scope, { id, input }: Answer): Promise<Gathered | null> {
  if (!input.adjuntaDatos) return null;
  const { em, services, now } = scope;
  const where = { $and: [{ id }, visibleClaims(scope.viewer, scope.link)] };
  const claim = await scope.find(Claim, where as never, NO_CLAIM);
  const owner = await ownerOf(scope, claim);
  const sections = await personalData({ em, services }, services.personalData, owner);
  if (sections.length === 0) return { owner, files: [] };
  const { pdf, json } = await printData(services, claim.name, sections, now, `datos-${claim.number}`);
  return { owner, files: [pdf, json] };
}

/**
 * Answers a request by e-mail, with a text and files. If the person who answers chose so, the claimant's data
 * are sent or erased, or their consents revoked. No personal data are sent to a person who is not identified.
 * @throws Refusal BAD_USER_INPUT for data in the answer to a consumer; CONFLICT when another person has
 * answered already.
 */
export const answerClaim: PreparedAct<Answer, Gathered | null, string> = {
  name: "answerClaim",
  prepare,
  act: async (work, { id, input, files }, gathered) => {
    const claim = await lockClaimFor(work, "answer", id);
    const { adjuntaDatos, suprimeDatos, revocaAutorizaciones } = input;
    if (!isAboutData(claim.kind) && (adjuntaDatos || suprimeDatos || revocaAutorizaciones))
      throw badInput("adjuntaDatos", "En una PQR no se entregan ni se suprimen datos personales.");
    const owner = await ownerOf(work, claim);
    if (gathered && !isDeepStrictEqual(gathered.owner, owner))
      throw conflict("La identidad cambió mientras respondías. Revisa la solicitud e intenta de nuevo.");

    const answer = input.respuesta.trim();
    const sent = [...files, ...(gathered?.files ?? [])];
    const revoked = revocaAutorizaciones ? await revokeClaimant(work, owner, claim.number) : null;
    if (suprimeDatos) await eraseClaimant(work, owner, claim.number);
    await keepAnswerFiles(work, id, sent);
    const answeredBy = work.viewer && work.em.getReference(User, work.viewer.id);
    assign(claim, { answer, answeredBy, takenBy: claim.takenBy ?? answeredBy });
    const gaveData = gathered ? gathered.files.length > 0 : false;
    const erased = suprimeDatos === true;
    work.move(claimMoves, claim, "respondido", {
      audit: ["claim.answered", { answer, gaveData, erased, revoked: revoked ?? 0 }],
    });
    const deeds = { gaveData: gathered && !gaveData ? null : gaveData, erased, revoked };
    await queueMail(work, {
      key: `claim-answered:${id}`,
      to: claim.email,
      ...answerLetter(claim, answer, deeds),
      attachments: sent.map(({ key, ...file }) => ({ ...file, storageKey: key })),
    });
    return id;
  },
};
