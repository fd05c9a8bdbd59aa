import { isDeepStrictEqual } from "node:util";
import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../../core/storage/public-picture.ts";
import { rightsOf } from "../../../content/picture/picture.find.ts";
import { mayBeProposed } from "../../../content/picture/picture.rules.ts";
import { cleanPicture } from "../../../content/public-address.rules.ts";
import { takeHotelPictures } from "../itinerary/hotel-pictures.ts";
import type { ItineraryDayInput } from "../itinerary/itinerary.inputs.ts";
import { type DayOfTrip, maxDays } from "../itinerary/itinerary-days.rules.ts";
import { proposeItinerary } from "../itinerary/kept-itinerary.ts";
import { proposalForChange } from "../itinerary/proposal-for-change.ts";

interface Args {
  readonly id: string;
  /** Id of one of the quote's options; the recommended one when absent. */
  readonly option: string | null;
  /**
   * Days of the trip; null discards a person's version, and the days and hotel pictures are proposed again.
   */
  readonly days: readonly ItineraryDayInput[] | null;
  /** Pictures of the days, fetched from other hosts. */
  readonly pictures: readonly PublicPicture[];
}

/** Sets the days of a trip as the client will read them, until the quote is sent. Returns the quote's id. */
export async function setQuoteItinerary(work: Work, { id, option, days, pictures }: Args): Promise<string> {
  const { quote, named, calculation } = await proposalForChange(work, id, option);
  const { itinerario, itinerarioPropio, imagenesHotel } = calculation;
  calculation.itinerarioPropio = days !== null;
  if (days === null) {
    await proposeItinerary(work, quote, calculation);
    await takeHotelPictures(work, calculation);
  } else calculation.itinerario = await shownDays(work, written(days, work.services.config.publicUrl));
  await keepPictures(work, pictures, { type: "itinerary", id: calculation.id });
  const before = { itinerario, itinerarioPropio, imagenesHotel };
  const after = {
    itinerario: calculation.itinerario,
    itinerarioPropio: days !== null,
    imagenesHotel: calculation.imagenesHotel,
  };
  if (isDeepStrictEqual(before, after)) return quote.id;
  work.audit("quote.itinerary-written", quote.id, {
    ...(named && { option: named.name }),
    days: calculation.itinerario?.length ?? 0,
    own: days !== null,
  });
  await work.emit("quote.updated", { quoteId: quote.id });
  return quote.id;
}

/** Returns the days. BAD_USER_INPUT when a day has a picture with an unknown licence. */
async function shownDays(work: Work, days: ReturnType<typeof written>): Promise<DayOfTrip[]> {
  const rights = await rightsOf(
    work,
    days.flatMap(({ imagen }) => imagen ?? []),
  );
  for (const [at, { imagen }] of days.entries()) {
    const said = imagen && rights.get(imagen);
    if (said && !mayBeProposed(said)) throw badInput(`itinerario.${at}.imagen`, UNKNOWN_LICENCE);
  }
  return days;
}

const UNKNOWN_LICENCE =
  "No se sabe la licencia de esta imagen. Dila en la biblioteca de imágenes o elige otra.";

function written(days: readonly ItineraryDayInput[], ours: string) {
  if (days.length > maxDays) throw badInput("itinerario", `El itinerario tiene como máximo ${maxDays} días`);
  const kept = days.map(({ dia, titulo, texto, imagen }, at) => ({
    dia,
    titulo: titulo.trim(),
    texto: texto.trim(),
    imagen: cleanPicture(`itinerario.${at}.imagen`, imagen, ours),
  }));
  if (new Set(kept.map(({ dia }) => dia)).size < kept.length)
    throw badInput("itinerario", "El itinerario tiene dos veces el mismo día");
  return kept.sort((one, other) => one.dia - other.dia);
}
