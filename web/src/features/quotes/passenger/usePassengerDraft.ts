import { useCallback, useRef, useState } from "react";
import { useAutosave } from "../calculation/useAutosave.ts";
import { dropDraft, keepDraft } from "./passenger.draft.ts";
import { passengerInputs, type PassengersForm } from "./passenger.form.ts";
import { usePassengerDraftSaveMutation } from "./passengers.generated.ts";

/** Option of a form that may be left without a question: typed data is stored in this browser at once. */
const LEFT_FREELY = { leavesFreely: true };

/**
 * Keeps the typed passengers of a quote: at once in this browser, and once the treatment of data was
 * authorized on the server too, where another device finds it. Text that the server could not take stays
 * here. `flush` waits for the saves on their way; `end` keeps nothing more, once the list is saved.
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
