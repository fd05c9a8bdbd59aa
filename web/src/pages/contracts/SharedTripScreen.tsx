import { useEffect } from "react";
import { LinkFailure } from "../../base/failure/LinkFailure.tsx";
import { leaveFirstPage } from "../../base/first-page.ts";
import { besideSession, useLinkPage } from "../../base/session/link-token.ts";
import { contractPaths } from "../../features/contracts/contract/contracts.paths.ts";
import { KeepTrip } from "../../features/contracts/trip/KeepTrip.tsx";
import { useForgottenTrip } from "../../features/contracts/trip/useForgottenTrip.ts";
import { TripRead } from "../../features/contracts/trip/TripRead.tsx";
import { useSharedTripQuery } from "../../features/contracts/trip/trip.generated.ts";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";

/** Shows a trip to the people with whom the client shared it. */
export function SharedTripScreen() {
  const { params, token } = useLinkPage(contractPaths.sharedTrip.pattern);
  const { shareId = "" } = params;
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
  return (
    <TripRead {...data.sharedTrip}>
      <KeepTrip tripId={shareId} token={token} vouchers={data.sharedTrip.vouchers} open />
    </TripRead>
  );
}
