import { type ReactNode, useCallback, useState } from "react";
import { formatInstant } from "../../ui/days.ts";
import { StaleDialog } from "../../ui/dialog/StaleDialog.tsx";
import { type ChangedBy, type StaleChoice, StaleContext } from "./stale.ts";

interface Asked {
  readonly changed: ChangedBy;
  readonly answer: (choice: StaleChoice) => void;
}

const whoAndWhen = ({ name, own, at }: ChangedBy): string => {
  const when = at ? ` el ${formatInstant(at)}` : "";
  return own
    ? `Guardaste cambios en otra ventana${when}.`
    : `${name ?? "Otra persona"} guardó cambios${when}, mientras editabas.`;
};

/** Asks, over whatever form is open, what is to be done when somebody else saved the record first. */
export function StaleQuestion({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const ask = useCallback((changed: ChangedBy) => {
    setOpen(true);
    return new Promise<StaleChoice>((answer) => setAsked({ changed, answer }));
  }, []);
  const choose = (choice: StaleChoice) => () => {
    setOpen(false);
    asked?.answer(choice);
  };
  return (
    <StaleContext value={ask}>
      {children}
      <StaleDialog open={open} onLatest={choose("latest")} onMine={choose("mine")} onClose={choose(null)}>
        {asked ? whoAndWhen(asked.changed) : ""}
      </StaleDialog>
    </StaleContext>
  );
}
