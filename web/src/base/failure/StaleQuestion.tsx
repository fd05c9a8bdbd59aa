import { ended } from "@travesia/api/colombia/spoken";
import { type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import { formatInstant } from "../../ui/days.ts";
import { NewerContext } from "../../ui/form/newer.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { type ChangedBy, type StaleChoice, ShowNewerContext, StaleContext } from "./stale.ts";

const NewerBar = lazyPart(async () => (await import("../../ui/form/NewerBar.tsx")).NewerBar);
const StaleDialog = lazyPart(async () => (await import("../../ui/dialog/StaleDialog.tsx")).StaleDialog);

interface Asked {
  readonly changed: ChangedBy;
  readonly answer: (choice: StaleChoice) => void;
}

const whoAndWhen = ({ name, own, at }: ChangedBy): string => {
  const when = at ? ` el ${formatInstant(at)}` : "";
  return own
    ? ended(`Guardaste cambios en otra ventana${when}`)
    : `${name ?? "Otra persona"} guardó cambios${when}, mientras editabas.`;
};

/**
 * Shows, over an open form, the choice to make when another person has saved the record first; warns about it
 * already while the user is typing.
 */
export function StaleQuestion({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const [newer, setNewer] = useState<readonly (() => void)[]>([]);
  const showNewer = useCallback((begin: () => void) => {
    setNewer((before) => [...before, begin]);
    return () => setNewer((before) => before.filter((other) => other !== begin));
  }, []);
  const [claims, setClaims] = useState(0);
  const claim = useCallback(() => {
    setClaims((before) => before + 1);
    return () => setClaims((before) => before - 1);
  }, []);
  const begin = newer.at(-1) ?? null;
  const shown = useMemo(() => ({ begin, claim }), [begin, claim]);
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
      <ShowNewerContext value={showNewer}>
        <NewerContext value={shown}>{children}</NewerContext>
      </ShowNewerContext>
      <Suspense fallback={null}>
        {begin && claims === 0 && <NewerBar onLatest={begin} />}
        {asked && (
          <StaleDialog open={open} onLatest={choose("latest")} onMine={choose("mine")} onClose={choose(null)}>
            {whoAndWhen(asked.changed)}
          </StaleDialog>
        )}
      </Suspense>
    </StaleContext>
  );
}
