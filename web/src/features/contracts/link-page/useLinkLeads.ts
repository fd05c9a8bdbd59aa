import { type LinkLeadsQuery, useLinkLeadsQuery } from "./link-page.generated.ts";

/** Record named in the address of a page: a contract or a quote. */
export type LinkedRecord = { readonly contractId: string } | { readonly quoteId: string };

/**
 * Queries which pages a link opens from the page of this record, before a button is rendered; null without a
 * link, while loading, and after a failure.
 */
export function useLinkLeads(of: LinkedRecord, token: string | null) {
  // eslint-disable-next-line no-restricted-syntax -- the page then shows the server's answer to a press
  const { data, loading } = useLinkLeadsQuery({
    variables: { token: token ?? "", ...of },
    skip: token === null,
    fetchPolicy: "network-only",
  });
  const leads: LinkLeadsQuery["linkLeads"] | null = data?.linkLeads ?? null;
  return { leads, loading };
}
