import { notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { NO_PICTURE } from "../../../content/picture/picture.find.ts";
import { withPicture } from "../itinerary/hotel-pictures.rules.ts";
import { proposalForChange } from "../itinerary/proposal-for-change.ts";

interface Args {
  readonly id: string;
  /** Id of one of the quote's options; the recommended one when absent. */
  readonly option: string | null;
  /** Address of a picture of a hotel in the option. */
  readonly picture: string;
  /** True to show the picture; false hides it in this proposal only. */
  readonly shown: boolean;
}

/**
 * Hides or shows a hotel picture in one proposal, until the quote is sent; the agency's library keeps the
 * picture. Returns the quote's id.
 * @throws Refusal NOT_FOUND `Imagen no encontrada` for a picture that the option's hotels do not have.
 */
export async function showHotelPicture(work: Work, { id, option, picture, shown }: Args): Promise<string> {
  const { quote, named, calculation } = await proposalForChange(work, id, option);
  const pictures = withPicture(calculation.imagenesHotel, picture, shown);
  if (!pictures) throw notFound(NO_PICTURE);
  const isHidden = (one: typeof pictures | null) =>
    one?.some(({ ocultas }) => ocultas?.includes(picture)) ?? false;
  if (isHidden(pictures) === isHidden(calculation.imagenesHotel)) return quote.id;
  calculation.imagenesHotel = pictures;
  work.audit("quote.picture-chosen", quote.id, { ...(named && { option: named.name }), picture, shown });
  await work.emit("quote.updated", { quoteId: quote.id });
  return quote.id;
}
