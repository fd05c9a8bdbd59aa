import { MailPage } from "./MailContractPage.tsx";
import { linkPageTexts as texts } from "./link-page.texts.ts";
import { useLinkLeads } from "./useLinkLeads.ts";

interface MailNextPageProps {
  readonly quoteId: string;
  /**
   * True when the quote has been converted to a contract; the traveller data are then completed on the trip
   * page.
   */
  readonly isConverted: boolean;
  /**
   * Token of the link that opened the proposal. It may have been forwarded, so it does not open any further
   * page.
   */
  readonly token: string;
}

/** Offers to e-mail the link to the page that follows an approved proposal; hidden when there is none. */
export function MailNextPage({ quoteId, isConverted, token }: MailNextPageProps) {
  const { leads } = useLinkLeads({ quoteId }, token);
  const follow = isConverted ? (["signature", "trip"] as const) : (["signature", "passengers"] as const);
  const page = follow.find((next) => leads?.mails.includes(next));
  return (
    page && (
      <div>
        <MailPage quoteId={quoteId} page={page} token={token} label={texts.sendOf[page]} />
      </div>
    )
  );
}
