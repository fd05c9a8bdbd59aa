import { useApolloClient } from "@apollo/client/react";
import { plainName } from "@travesia/api/colombia/plain";
import { mayBeProposed, mostOfAHotel } from "@travesia/api/content/picture/picture.rules";
import {
  type HotelPictures,
  stillHidden,
} from "@travesia/api/quotes/calculation/itinerary/hotel-pictures.rules";
import { useEffect, useMemo, useState } from "react";
import { usePaused } from "../../../../ui/usePaused.ts";
import { AgencyPicturesDocument } from "../../../content/library/library.generated.ts";

/** Milliseconds without typing before the pictures for a hotel's name are read. */
const SETTLED = 500;
/** Separator of names; no field contains it. */
const BETWEEN = "\n";

/**
 * Returns the agency's pictures of hotels that confirming the calculation would use, without pictures removed
 * before.
 */
export function useHotelPictures(
  names: readonly string[],
  kept: readonly HotelPictures[] | null,
): readonly HotelPictures[] | null {
  const client = useApolloClient();
  const settled = usePaused(names.join(BETWEEN), SETTLED);
  const [found, setFound] = useState<readonly HotelPictures[] | null>(null);
  useEffect(() => {
    let dropped = false;
    const read = async (hotel: string): Promise<HotelPictures> => {
      const { data } = await client.query({
        query: AgencyPicturesDocument,
        variables: { search: hotel, kind: "hotel" },
      });
      // The oldest pictures are shown; they arrive newest first.
      const own = (data?.agencyPictures ?? []).filter(
        (one) => plainName(one.name) === plainName(hotel) && mayBeProposed(one),
      );
      const imagenes = own.slice(-mostOfAHotel).reverse();
      return { hotel: plainName(hotel), imagenes: imagenes.map(({ address }) => address) };
    };
    Promise.all(settled.split(BETWEEN).filter(Boolean).map(read)).then(
      (pictures) => {
        if (!dropped) setFound(pictures);
      },
      // A preview without pictures is still a preview.
      () => undefined,
    );
    return () => {
      dropped = true;
    };
  }, [client, settled]);
  return useMemo(() => (found ? stillHidden(found, kept) : kept), [found, kept]);
}
