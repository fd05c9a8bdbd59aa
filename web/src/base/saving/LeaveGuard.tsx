import { RECORD_TAB } from "@travesia/api/addresses";
import { Suspense, useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import { somethingTyped } from "../../ui/dialog/unsaved.ts";
import { lazyPart, useAfterPress } from "../../ui/lazy-part.ts";

const load = async () => (await import("../../ui/dialog/LeaveDialog.tsx")).LeaveDialog;
const LeaveDialog = lazyPart(load);

/** Returns a search without the open tab of a record: a tab keeps the text that is typed in it. */
function besidesTab(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(RECORD_TAB);
  return params.toString();
}

/**
 * Confirms before any form of the page is left with something typed in it: by the menu, the back button, a
 * reload or a closed window.
 */
export function LeaveGuard() {
  const { state, reset, proceed } = useBlocker(({ currentLocation: here, nextLocation: there }) =>
    here.pathname !== there.pathname
      ? somethingTyped("page") !== false
      : besidesTab(here.search) !== besidesTab(there.search) && somethingTyped("part") !== false,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (somethingTyped("window")) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  useAfterPress(load);
  const blocked = state === "blocked";
  const [asked, setAsked] = useState(false);
  if (blocked && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog
        open={blocked}
        kept={blocked && somethingTyped("page") === "kept"}
        onStay={() => reset?.()}
        onLeave={() => proceed?.()}
      />
    </Suspense>
  );
}
