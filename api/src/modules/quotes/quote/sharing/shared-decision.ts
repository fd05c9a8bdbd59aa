import { assign } from "../../../../core/rows.ts";
import { isFromMakersPlace } from "../../../../core/links/maker-place.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { isStaff } from "../../../accounts/staff.rules.ts";
import type { Quote } from "../quote.entity.ts";
import type { QuoteStatus } from "../quote.lifecycle.ts";
import { QuoteLink } from "./quote-link.entity.ts";
import { channelLabels, isShared, type SharedChannel } from "./quote-link.rules.ts";

/** Decision made through a link that a seller passed on to the client. */
export interface SharedDecision {
  readonly kept: QuoteLink & { readonly channel: SharedChannel };
  /** Timeline note that names the link. */
  readonly note: string;
}

/**
 * Returns the shared link through which a decision on a quote is made; null when it is made in another way.
 */
export async function sharedDecision(work: Work, quote: Quote): Promise<SharedDecision | null> {
  const { link } = work;
  if (link?.purpose !== "quote" || link.recordId !== quote.id) return null;
  const kept = await work.em.findOne(QuoteLink, { link: link.id }, { populate: ["maker"] });
  if (!kept || !isSharedLink(kept)) return null;
  const by = kept.maker ? ` de ${kept.maker.name} ${kept.maker.lastname}` : "";
  return { kept, note: `Por el enlace compartido${by} (${channelLabels[kept.channel]})` };
}

const isSharedLink = (link: QuoteLink): link is SharedDecision["kept"] => isShared(link.channel);

/** Returns the note of a timeline entry: the client's text, and the link of the decision. */
export const notedDecision = (written: string | null, shared: SharedDecision | null): string | null =>
  [written, shared?.note].filter(Boolean).join(" · ") || null;

/**
 * Stores a decision with its shared link and emits the event that notifies the leader. A decision made from a
 * browser or IP address of the link's creator is marked for review.
 */
export async function keepSharedDecision(
  work: Work,
  quote: Quote,
  decision: QuoteStatus,
  shared: SharedDecision | null,
): Promise<void> {
  if (!shared) return;
  const { kept } = shared;
  const needsReview = await isFromMaker(work, kept);
  assign(kept, { decidedAs: decision, decidedAt: work.now, needsReview });
  assign(kept, { reviewedAt: null, reviewedBy: null });
  const { id: link, channel, maker } = kept;
  work.audit("quote.decided-by-link", quote.id, {
    link,
    channel,
    makerId: maker?.id ?? null,
    decision,
    needsReview,
  });
  await work.emit("quote.decided-by-link", { quoteId: quote.id, linkId: link });
}

/**
 * Returns whether a request comes from a browser or an IP address where the link's creator had a session
 * within 24 hours, or from a signed-in staff member.
 */
async function isFromMaker(work: Work, { maker }: QuoteLink): Promise<boolean> {
  const { viewer } = work;
  if (viewer && isStaff(viewer)) return true;
  return maker !== null && isFromMakersPlace(work, maker.id);
}
