import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { LeaveDialog } from "../../ui/dialog/LeaveDialog.tsx";
import { somethingTyped } from "../../ui/dialog/unsaved.ts";

/**
 * Asks before any form of the page is left with something typed in it: by the menu, the back button, a reload
 * or a closed window.
 */
export function LeaveGuard() {
  const { state, reset, proceed } = useBlocker(({ currentLocation: here, nextLocation: there }) =>
    here.pathname !== there.pathname
      ? somethingTyped("page") !== false
      : here.search !== there.search && somethingTyped("part") !== false,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (somethingTyped("window")) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  const blocked = state === "blocked";
  return (
    <LeaveDialog
      open={blocked}
      kept={blocked && somethingTyped("page") === "kept"}
      onStay={() => reset?.()}
      onLeave={() => proceed?.()}
    />
  );
}
