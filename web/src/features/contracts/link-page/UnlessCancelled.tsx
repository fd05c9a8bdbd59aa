import type { ReactNode } from "react";
import { DeadLink } from "../../../base/failure/DeadLink.tsx";
import { RecordSkeleton } from "../../../ui/state/Skeletons.tsx";
import { useCancelledTripQuery } from "./link-page.generated.ts";
import { linkPageTexts as texts } from "./link-page.texts.ts";
import { MailCancelledTrip } from "./MailCancelledTrip.tsx";

interface UnlessCancelledProps {
  /** Token that opened the page; null of who came without a link. */
  readonly token: string | null;
  /** Content for a link of any trip that was not cancelled. */
  readonly children: ReactNode;
}

/**
 * Shows to who holds a link of a cancelled trip that it was cancelled, and the way to what goes back; to
 * everybody else the page.
 */
export function UnlessCancelled({ token, children }: UnlessCancelledProps) {
  // eslint-disable-next-line no-restricted-syntax -- the page then says what it says of any other link
  const { data, loading } = useCancelledTripQuery({
    variables: { token: token ?? "" },
    skip: token === null,
  });
  if (token === null) return children;
  if (loading) return <RecordSkeleton page />;
  if (!data?.cancelledTrip) return children;
  return (
    <DeadLink greeting={texts.greeting} action={<MailCancelledTrip token={token} />}>
      {texts.cancelled}
    </DeadLink>
  );
}
