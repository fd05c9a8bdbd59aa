import { useActs } from "../../base/saving/useActs.ts";
import { closingTexts } from "./closing.texts.ts";
import { useMonthCloseMutation, useMonthReopenMutation } from "./closing.generated.ts";

/** Closes and reopens a month: holds the open dialog and the function of each action. */
export function useMonthActs(mes: string) {
  const { open, busy, failure, show, close, perform } = useActs<"close" | "reopen">();
  const lists = {
    refetchQueries: ["MonthDetail", "MonthList", "ClosedMonths"],
    awaitRefetchQueries: true,
  };
  const [closeIt] = useMonthCloseMutation(lists);
  const [reopenIt] = useMonthReopenMutation(lists);
  return {
    open,
    show,
    dialog: { busy, failure, onClose: close },
    close: (pendientesVistos: number) =>
      void perform(() => closeIt({ variables: { input: { mes, pendientesVistos } } }), closingTexts.closed),
    reopen: (motivo: string) =>
      perform(() => reopenIt({ variables: { input: { mes, motivo } } }), closingTexts.reopened),
  };
}
