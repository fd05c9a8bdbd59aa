import type { VersionedSave } from "../../../base/failure/stale.ts";
import { overLatest, passengerInputs, type PassengersForm, storedForm } from "./passenger.form.ts";
import {
  type QuotePassengersQuery,
  type QuotePassengersSaveMutation,
  useQuotePassengersSaveMutation,
} from "./passengers.generated.ts";

interface SavingList {
  readonly quoteId: string;
  /** Reads the list again. */
  readonly refetch: () => Promise<{ readonly data?: QuotePassengersQuery | undefined }>;
  readonly options: Parameters<typeof useQuotePassengersSaveMutation>[0];
}

/**
 * Saves the list for the version that its form is based on. Over another person's save only the changed
 * blocks are sent, so that the other changes are kept.
 */
export function usePassengersSave({ quoteId, refetch, options }: SavingList) {
  const [save] = useQuotePassengersSaveMutation(options);
  return (
      form: PassengersForm,
      began: PassengersForm,
    ): VersionedSave<QuotePassengersSaveMutation | null | undefined> =>
    async (over) => {
      const { aceptaTratamiento } = form;
      const sent =
        over === undefined ? form : overLatest(form, began, latestOf((await refetch()).data, form));
      const input = { passengers: passengerInputs(sent), aceptaTratamiento, version: over ?? form.version };
      return (await save({ variables: { quoteId, input } })).data;
    };
}

/**
 * Returns the stored list with as many blocks as the form; the form itself when the list could not be read.
 */
const latestOf = (data: QuotePassengersQuery | undefined, form: PassengersForm): PassengersForm =>
  data ? storedForm(data, form.passengers.length) : form;
