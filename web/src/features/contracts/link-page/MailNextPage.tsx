import { MailPage } from "./MailContractPage.tsx";
import { linkPageTexts as texts } from "./link-page.texts.ts";
import { useLinkLeads } from "./useLinkLeads.ts";

interface MailNextPageProps {
  readonly quoteId: string;
  /** True once the quote became a contract: then its travellers are completed from the trip. */
  readonly isConverted: boolean;
  /** Token of the link that opened the proposal: it may have been forwarded, and leads to no further page. */
  readonly token: string;
}

/** Offers to mail the link to the next page of an approved proposal; hidden when there is no next page. */
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
