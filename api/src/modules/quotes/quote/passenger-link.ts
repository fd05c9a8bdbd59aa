import { addressOf } from "../../../core/addresses.ts";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import { issueLink, issueNextLink } from "../../../core/links/links.ts";
import type { Work } from "../../../core/mutation/work.ts";

/** Returns the address of a quote's passenger form, with a new token. */
export const newPassengerLink = (work: Work, quoteId: string): string =>
  passengersAddress(work, quoteId, issueLink(work, "passengers", quoteId, linkEnds("passengers", work.now)));

/**
 * Returns the address of a quote's passenger form for the client who decided through the link of this
 * request. The new link copies the marks of a link that staff passed on, and expires with it.
 */
export const nextPassengerLink = async (work: Work, quoteId: string): Promise<string> =>
  passengersAddress(
    work,
    quoteId,
    await issueNextLink(work, "passengers", quoteId, linkEnds("passengers", work.now)),
  );

/** Returns the address of a quote's passenger form for the token of a passenger link. */
export const passengersAddress = ({ services: { config } }: Work, quoteId: string, token: string): string =>
  `${config.publicUrl}${addressOf("passengerForm", { quoteId })}?token=${token}`;
