import { usePackageContactQuery, usePackageOptionsQuery } from "../catalog/catalog.generated.ts";
import { destinationOptions } from "../catalog/package.filters.ts";
import { type PagePlace, pagePlaces } from "./page-links.ts";

/** Returns the places of the public pages to which this agency may link. */
export function usePagePlaces(): readonly PagePlace[] {
  const options = usePackageOptionsQuery();
  const contact = usePackageContactQuery();
  const destinations = options.data?.packageDestinations.map(({ destino }) => destino) ?? [];
  return pagePlaces(
    destinationOptions(destinations, undefined),
    contact.data?.publicSettings.whatsapp ?? null,
  );
}
