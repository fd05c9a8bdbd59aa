import { useCancelledTripMailingMutation } from "./link-page.generated.ts";
import { MailLink } from "./MailLink.tsx";

/** Offers to mail the link of a cancelled trip to the address that its contract keeps. */
export function MailCancelledTrip({ token }: { readonly token: string }) {
  const [mail] = useCancelledTripMailingMutation();
  return <MailLink mail={async () => (await mail({ variables: { token } })).data?.mailCancelledTrip} />;
}
