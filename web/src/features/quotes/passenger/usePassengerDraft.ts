import { useCallback, useRef, useState } from "react";
import { useAutosave } from "../calculation/useAutosave.ts";
import { dropDraft, keepDraft } from "./passenger.draft.ts";
import { passengerInputs, type PassengersForm } from "./passenger.form.ts";
import { usePassengerDraftSaveMutation } from "./passengers.generated.ts";

/**
 * Option of a form that the user may leave without confirmation, because the entered data is stored in this
 * browser immediately.
 */
const LEFT_FREELY = { leavesFreely: true };

/**
 * Saves the entered travellers of a quote: immediately in this browser and, once the client has consented to
 * the data processing, on the server for use on other devices. Data that the server did not accept stay in
 * the browser. `flush` waits for running saves; `end` stops saving once the list is submitted.
 */
export function usePassengerDraft(quoteId: string, context: object) {
  const [save] = usePassengerDraftSaveMutation({ context });
  const [kept, setKept] = useState<"device" | "server">("device");
  const typed = useRef<PassengersForm | null>(null);
  const finished = useRef(false);
  const { changed, flush } = useAutosave(async () => {
    const form = typed.current;
    if (finished.current || !form) return true;
    try {
      const { aceptaTratamiento, version: listVersion } = form;
      const input = { passengers: passengerInputs(form), aceptaTratamiento, listVersion };
      await save({ variables: { quoteId, input } });
      if (typed.current === form) dropDraft(quoteId);
      setKept("server");
    } catch {
      setKept("device");
    }
    return true;
  }, LEFT_FREELY);
  const onType = useCallback(
    (form: PassengersForm) => {
      typed.current = structuredClone(form);
      keepDraft(quoteId, form);
      if (form.aceptaTratamiento) changed();
    },
    [quoteId, changed],
  );
  const end = useCallback(() => {
    finished.current = true;
    dropDraft(quoteId);
  }, [quoteId]);
  return { kept, onType, flush, end };
}
