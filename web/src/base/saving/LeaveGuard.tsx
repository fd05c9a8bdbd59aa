import { RECORD_TAB } from "@travesia/api/addresses";
import { Suspense, useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import { somethingTyped } from "../../ui/dialog/unsaved.ts";
import { lazyPart, useAfterPress } from "../../ui/lazy-part.ts";

const load = async () => (await import("../../ui/dialog/LeaveDialog.tsx")).LeaveDialog;
const LeaveDialog = lazyPart(load);

/**
 * Returns the query string without the parameter of the open tab, since switching tabs keeps the typed text.
 */
function besidesTab(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(RECORD_TAB);
  return params.toString();
}

/**
 * Asks for confirmation before the user leaves a page with unsaved text: by the menu, the back button, a
 * reload or closing the window.
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
