import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { OptionalFeature } from "../../content/agency/optional-feature.enums.ts";
import { showFeature } from "../acts/show-feature.ts";

/**
 * Shows a hidden feature after the commit of its record, in a transaction of its own: the record waits for
 * nobody who changes the agency's settings.
 */
const shows = (feature: OptionalFeature) => async (work: Work) => {
  const { hiddenFeatures } = await work.services.agency.current();
  if (hiddenFeatures.includes(feature)) work.then(showFeature, { feature });
};

/** Listeners that show an optional feature when a record of it arrives. */
export const optionalFeatureListeners: readonly Listener[] = [
  on("reservation.booked", shows("reservas")),
  on("raffle.selected", shows("rifas")),
  on("points.earned", shows("puntos")),
  on("points.adjusted", shows("puntos")),
  on("commission-objection.opened", shows("objeciones")),
  on("approval.asked", shows("aprobaciones")),
];
