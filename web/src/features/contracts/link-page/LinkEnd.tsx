import type { ReactNode } from "react";
import { DeadLink } from "../../../base/failure/DeadLink.tsx";
import { LinkFailure } from "../../../base/failure/LinkFailure.tsx";
import { isNotFound, isUnauthenticated } from "../../../base/failure/failures.ts";
import type { LinkedPage } from "../../../graphql/schema.generated.ts";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { linkPageTexts as texts } from "./link-page.texts.ts";
import { MailPage } from "./MailContractPage.tsx";
import { type LinkedRecord, useLinkLeads } from "./useLinkLeads.ts";

interface LinkEndProps {
  /** Record named in the address of the page. */
  readonly of: LinkedRecord;
  readonly page: LinkedPage;
  readonly token: string | null;
  /** Failure of the page's query; undefined when the query found nothing. */
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** Sentence for a visitor without a link. */
  readonly notFound: string;
}

/**
 * Shows why a link does not open a page of a sale: the link is for another page, or has expired. Offers to
 * e-mail the right link, if there is one.
 */
export function LinkEnd({ token, error, refetch, notFound, ...page }: LinkEndProps) {
  if (error && !isUnauthenticated(error) && !isNotFound(error))
    return <LinkFailure error={error} refetch={refetch} />;
  if (token !== null) return <OtherLink {...page} token={token} error={error} refetch={refetch} />;
  return error ? <LinkFailure error={error} refetch={refetch} /> : <DeadLink>{notFound}</DeadLink>;
}

interface OtherLinkProps extends Omit<LinkEndProps, "token" | "notFound"> {
  readonly token: string;
}

function OtherLink({ of, page, token, error, refetch }: OtherLinkProps) {
  const { leads, loading } = useLinkLeads(of, token);
  if (loading) return <RecordSkeleton page />;
  if (leads?.cancelled) return <CancelledTrip of={of} token={token} byMail={leads.mails.includes("trip")} />;
  const isOver = isUnauthenticated(error);
  const offered = ([page, "trip"] as const).find((known) => leads?.mails.includes(known));
  if (offered)
    return (
      <DeadLink
        action={
          <MailPage
            {...of}
            page={offered}
            token={token}
            label={offered === page ? texts.send : texts.sendOf[offered]}
          />
        }
      >
        {isOver ? texts.over : texts.other[offered]}
      </DeadLink>
    );
  return isOver ? <LinkFailure error={error} refetch={refetch} /> : <DeadLink>{texts.stranger}</DeadLink>;
}

interface CancelledTripProps {
  readonly of: LinkedRecord;
  readonly token: string;
  /** True when the link to the page can be e-mailed. */
  readonly byMail: boolean;
}

/** Shows that the trip of the page was cancelled, with the way to the refund. */
const CancelledTrip = ({ of, token, byMail }: CancelledTripProps) => (
  <DeadLink greeting={texts.greeting} action={byMail && <MailPage {...of} page="trip" token={token} />}>
    {byMail ? texts.cancelledByMail : texts.cancelled}
  </DeadLink>
);

interface UnlessCancelledProps {
  readonly of: LinkedRecord;
  readonly token: string | null;
  readonly children: ReactNode;
}

/**
 * Shows the notice of the cancellation to the holder of a link to a cancelled trip, and the page to everybody
 * else.
 */
export function UnlessCancelled({ of, token, children }: UnlessCancelledProps) {
  const { leads, loading } = useLinkLeads(of, token);
  if (loading) return <RecordSkeleton page />;
  return leads?.cancelled && token !== null ? (
    <CancelledTrip of={of} token={token} byMail={leads.mails.includes("trip")} />
  ) : (
    children
  );
}
