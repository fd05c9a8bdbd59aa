import { v7 } from "uuid";
import { linkEnds } from "../../../../core/auth/lifetimes.ts";
import type { Viewer } from "../../../../core/auth/viewer.ts";
import { firstName } from "../../../../core/colombia/names.ts";
import { makeLink, noteMakersUse } from "../../../../core/links/links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { worded } from "../../../content/message/worded.ts";
import { channelLabels, type SharedChannel } from "../../../quotes/quote/sharing/quote-link.rules.ts";
import type { Contract } from "../contract.entity.ts";
import { signatureAddress } from "../print/signature-link.ts";
import { ContractLink } from "./contract-link.entity.ts";

/** New link that staff pass on to the client; its URL is returned only once. */
export interface CarriedLink {
  readonly id: string;
  readonly url: string;
}

/** Creates a signing link for a version of a contract, which `maker` passes on to the client by a channel. */
export function newCarriedLink(
  work: Work,
  contract: Contract,
  { channel, version, maker }: { channel: SharedChannel; version: number; maker: Pick<Viewer, "id"> },
): CarriedLink {
  const { id: link, token } = makeLink(work, "signature", contract.id, linkEnds("signature", work.now), {
    makerId: maker.id,
  });
  const id = v7();
  work.insertLater(ContractLink, {
    id,
    contract: contract.id,
    link,
    channel,
    version,
    createdAt: work.now,
    maker: maker.id,
  });
  return { id, url: signatureAddress(work, contract.id, token) };
}

/** Returns the agency's message with which staff send a link to the client. */
export const signatureMessage = (
  work: Work,
  { cliente, destino, contractNumber }: Contract,
  { url, purpose = "signature" }: { url: string; purpose?: "signature" | "signature_reminder" },
): Promise<string> =>
  worded(work, purpose, {
    cliente: firstName(cliente.name),
    asesor: work.viewer?.name ?? "",
    destino,
    numero: contractNumber,
    enlace: url,
  });

/**
 * Records that a contract is being signed through a link that staff passed on. Returns the person and
 * channel: `Álvaro Ríos, por WhatsApp`; null for other ways to sign.
 */
export async function noteCarriedSigning(work: Work, contract: Contract): Promise<string | null> {
  const { link } = work;
  if (!link?.seenByStaff) return null;
  const kept = await work.em.findOne(
    ContractLink,
    { link: link.id, contract: contract.id },
    { populate: ["maker"] },
  );
  if (!kept) return null;
  const { maker, channel } = kept;
  await noteMakersUse(work, { id: link.id, makerId: maker.id });
  const way = channel === "whatsapp" ? channelLabels.whatsapp : "un enlace copiado";
  return `${maker.name} ${maker.lastname}, por ${way}`;
}
