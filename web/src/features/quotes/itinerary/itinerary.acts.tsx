import { announced } from "../../../base/saving/useSaving.ts";
import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import type { DraftPlace } from "../calculation/device-drafts.ts";
import {
  HotelPictureShowDocument,
  QuoteItinerarySetDocument,
  QuoteNotIncludedSetDocument,
} from "../quote/quotes.generated.ts";
import type { StoredDay } from "./itinerary.form.ts";
import { itineraryTexts as texts } from "./itinerary.texts.ts";
import { ItineraryDialog } from "./ItineraryDialog.tsx";
import { NotIncludedDialog } from "./NotIncludedDialog.tsx";

/** Quote or option whose itinerary is edited. */
export interface Itinerary {
  /** Id of the quote. */
  readonly id: string;
  /** Id of the option; null for a quote with a single option. */
  readonly option: string | null;
  readonly departure: string;
  readonly days: readonly StoredDay[];
  readonly notIncluded: readonly string[];
  /** Storage key of the draft of these days on this device. */
  readonly place: DraftPlace;
}

const act = recordAct<Itinerary>();
const of = ({ id, option }: Pick<Itinerary, "id" | "option">) => ({ id, option });
const proposing = {
  mutation: QuoteItinerarySetDocument,
  of: (itinerary: Itinerary) => ({ ...of(itinerary), itinerario: null }),
  done: announced(texts.proposedAgain),
};

/** Acts on an itinerary. */
export const itineraryActs = {
  propose: act({ label: "Proponer", ...proposing }),
  proposeAgain: act({
    label: "Proponer de nuevo",
    ...proposing,
    Dialog: confirming(() => ({
      title: "Proponer de nuevo",
      confirm: "Proponer de nuevo",
      children: texts.again,
    })),
  }),
  edit: act({
    label: "Editar itinerario",
    mutation: QuoteItinerarySetDocument,
    of,
    done: announced(texts.saved),
    Dialog: ({ record: { days, departure, place }, frame, send }) => (
      <ItineraryDialog
        days={days}
        departure={departure}
        place={place}
        {...frame}
        onSave={({ input }) => send(input)}
      />
    ),
  }),
  editNotIncluded: act({
    label: "Editar lo que no incluye",
    mutation: QuoteNotIncludedSetDocument,
    of,
    done: announced(texts.notIncludedSaved),
    Dialog: NotIncludedDialog,
  }),
  proposeNotIncluded: act({
    label: "Proponer la lista",
    mutation: QuoteNotIncludedSetDocument,
    of: (itinerary: Itinerary) => ({ ...of(itinerary), noIncluye: null }),
    done: announced(texts.notIncludedAgain),
  }),
} satisfies Record<string, RecordAct<Itinerary>>;

export type ItineraryAct = keyof typeof itineraryActs;

/** Hotel picture in the proposal of a quote or an option. */
export interface ProposalPicture extends Pick<Itinerary, "id" | "option"> {
  /** Address of the picture. */
  readonly picture: string;
}

const pictureAct = recordAct<ProposalPicture>();
const showing = (shown: boolean) => ({
  mutation: HotelPictureShowDocument,
  of: ({ picture, ...quote }: ProposalPicture) => ({ ...of(quote), picture, shown }),
});

/** Acts on a hotel picture in the proposal. */
export const proposalPictureActs = {
  hide: pictureAct({
    label: texts.hidePicture,
    ...showing(false),
    done: announced(texts.pictureHidden),
    color: "inherit",
  }),
  show: pictureAct({ label: texts.showPicture, ...showing(true), done: texts.pictureShown }),
} satisfies Record<string, RecordAct<ProposalPicture>>;

/** Queries that are read again after an act on an itinerary. */
export const itineraryReads = ["RecordHistory"];
