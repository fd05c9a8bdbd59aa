import { useUnsaved } from "../../../ui/dialog/unsaved.ts";
import { useCallback, useEffect, useRef, useState } from "react";

/** State of the automatic saving. */
export type SaveState = "idle" | "pending" | "saving" | "saved" | "failed";

const QUIET_MS = 1_200;

interface AutosaveOptions {
  /** Value whose change triggers a retry of a failed save. */
  readonly retryOn?: unknown;
  /**
   * True when the user may leave without confirmation, because the device keeps the draft and the server only
   * has a copy.
   */
  readonly leavesFreely?: boolean;
}

/**
 * Saves changes after a pause in typing, one save at a time. Leaving the page requires confirmation while a
 * change is waiting, being sent or has failed; the caller stores such a change on the device. A failed save
 * is retried when the connection returns. `save` stores the current values and returns whether it succeeded.
 * `flush` saves pending changes and resolves when everything is stored.
 */
export function useAutosave(
  save: () => Promise<boolean>,
  { retryOn, leavesFreely = false }: AutosaveOptions = {},
): { state: SaveState; changed: () => void; flush: () => Promise<boolean> } {
  const [state, setState] = useState<SaveState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  const dirty = useRef(false);
  const underWay = useRef(false);
  const cameBack = useRef(false);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current = running.current.then(async (kept) => {
      if (!dirty.current) return kept;
      dirty.current = false;
      setState("saving");
      underWay.current = true;
      cameBack.current = false;
      const ok = await latest.current();
      underWay.current = false;
      if (!ok) dirty.current = true;
      setState(ok ? (dirty.current ? "pending" : "saved") : "failed");
      return ok;
    });
    return running.current;
  }, []);

  const changed = useCallback(() => {
    dirty.current = true;
    setState("pending");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), QUIET_MS);
  }, [flush]);

  // The page's changes are kept with a last save, unless the failed save would fail again.
  useUnsaved((leaving) => {
    const asks = leaving === "window" || (leaving === "page" ? !leavesFreely : state === "failed");
    return asks && (dirty.current || underWay.current) && "kept";
  });
  useEffect(
    () => () => {
      if (dirty.current) void flush();
    },
    [flush],
  );

  useEffect(() => {
    const note = () => {
      cameBack.current = true;
    };
    window.addEventListener("online", note);
    return () => window.removeEventListener("online", note);
  }, []);
  const failed = state === "failed";
  useEffect(() => {
    if (!failed) return undefined;
    const again = () => void flush();
    // The connection may have returned while the save was failing: no second event follows.
    if (cameBack.current) again();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [failed, flush]);
  const tried = useRef(retryOn);
  useEffect(() => {
    if (tried.current === retryOn) return;
    tried.current = retryOn;
    if (failed && retryOn) void flush();
  }, [retryOn, failed, flush]);

  return { state, changed, flush };
}
