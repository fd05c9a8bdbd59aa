import { useActs } from "../../../base/saving/useActs.ts";
import type { SaveOf } from "../../../base/saving/useFields.ts";
import type { itineraryFields, notIncludedFields } from "./itinerary.form.ts";
import {
  useHotelPictureShowMutation,
  useQuoteItinerarySetMutation,
  useQuoteNotIncludedSetMutation,
} from "../quote/quotes.generated.ts";
import { itineraryTexts } from "./itinerary.texts.ts";

/** Edits the days of a quote or an option, or restores the proposed days. */
export function useItinerary(id: string, option: string | null) {
  const { perform, ...acts } = useActs<"edit" | "again" | "notIncluded">();
  const [setNotIncluded] = useQuoteNotIncludedSetMutation({ refetchQueries: ["RecordHistory"] });
  const [set] = useQuoteItinerarySetMutation({ refetchQueries: ["RecordHistory"] });
  const [show] = useHotelPictureShowMutation({ refetchQueries: ["RecordHistory"] });
  return {
    ...acts,
    showPicture: (picture: string, shown: boolean) =>
      void perform(
        () => show({ variables: { id, option, picture, shown } }),
        shown ? itineraryTexts.pictureShown : itineraryTexts.pictureHidden,
      ),
    save: ((filled) =>
      perform(
        () => set({ variables: { id, option, itinerario: filled.input.itinerario } }),
        itineraryTexts.saved,
      )) satisfies SaveOf<typeof itineraryFields>,
    saveNotIncluded: ((filled) =>
      perform(
        () => setNotIncluded({ variables: { id, option, noIncluye: filled.input.noIncluye } }),
        itineraryTexts.notIncludedSaved,
      )) satisfies SaveOf<typeof notIncludedFields>,
    proposeNotIncluded: () =>
      void perform(
        () => setNotIncluded({ variables: { id, option, noIncluye: null } }),
        itineraryTexts.notIncludedAgain,
      ),
    propose: () =>
      void perform(() => set({ variables: { id, option, itinerario: null } }), itineraryTexts.proposedAgain),
  };
}
