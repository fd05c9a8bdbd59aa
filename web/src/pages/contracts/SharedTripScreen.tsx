import { today } from "@travesia/api/colombia/days";
import { sharedTripContent } from "@travesia/api/contracts/trip/trip-content.rules";
import { advisorFacts } from "@travesia/api/page-content";
import { useEffect } from "react";
import { LinkFailure } from "../../base/failure/LinkFailure.tsx";
import { leaveFirstPage } from "../../base/first-page.ts";
import { useSettings } from "../../base/settings.ts";
import { besideSession, useLinkPage } from "../../base/session/link-token.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { KeepTrip } from "../../features/contracts/trip/KeepTrip.tsx";
import { useForgottenTrip } from "../../features/contracts/trip/useForgottenTrip.ts";
import { TripPage } from "../../features/contracts/trip/TripPage.tsx";
import { useSharedTripQuery } from "../../features/contracts/trip/trip.generated.ts";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";

/** Shows a trip to the people with whom the client shared it. */
export function SharedTripScreen() {
  const { params, token } = useLinkPage(contractPaths.sharedTrip.pattern);
  const { shareId = "" } = params;
  const { agency } = useSettings();
  const { data, error, refetch } = useSharedTripQuery({
    variables: { id: shareId },
    context: besideSession(token),
    fetchPolicy: "cache-and-network",
  });
  useForgottenTrip(shareId, error);
  const settled = Boolean(data ?? error);
  useEffect(() => {
    if (settled) leaveFirstPage();
  }, [settled]);
  usePageTitle(data ? `Viaje a ${data.sharedTrip.trip.destination}` : "Viaje");
  if (error && !data) return <LinkFailure error={error} refetch={refetch} />;
  if (!data) return <RecordSkeleton page />;
  const { advisor, ...shared } = data.sharedTrip;
  const content = sharedTripContent({
    ...shared,
    agency,
    advisor: advisor && advisorFacts(advisor, advisor.picture),
    today: today(new Date()),
  });
  return (
    <TripPage {...content}>
      <KeepTrip tripId={shareId} token={token} vouchers={shared.vouchers} open />
    </TripPage>
  );
}
