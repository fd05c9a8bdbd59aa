import { useEffect, useRef } from "react";
import type { RecordKind } from "../../graphql/schema.generated.ts";
import { ownActsOver } from "../../base/saving/own-acts.ts";
import { useMyDayChangedSubscription, useRecordChangedSubscription } from "./live.generated.ts";

/**
 * Milliseconds for which changes are collected before they are handled: an act often touches several
 * records.
 */
const GATHERED = 100;
/**
 * Milliseconds after reading the page in which the first message of a socket is ignored, since it contains
 * nothing new.
 */
const JUST_READ = 3_000;

/**
 * Calls `onChange` when a record has changed, or records of a kind that the viewer may see: with their ids,
 * or with an empty set when changes may have been missed. Changes are collected. Running mutations of the
 * user finish first, and a hidden page is notified when it is visible again.
 */
export function useChanges(type: RecordKind, id: string | null, onChange: OnChange): void {
  const { heard, missed } = useGathered(`${type} ${id}`, onChange);
  useRecordChangedSubscription({
    variables: { type, id },
    ignoreResults: true,
    onData: ({ data: { data } }) => data && heard(data.recordChanged.id),
    // It is out of reach now, most likely: the page shows that when it is read again.
    onError: missed,
  });
}

/** Calls `onChange` for all kinds of records in Mi día, with the behaviour of `useChanges`. */
export function useDayChanges(onChange: OnChange): void {
  const { heard, missed } = useGathered("", onChange);
  useMyDayChangedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => data && heard(data.myDayChanged.id),
    onError: missed,
  });
}

type OnChange = (ids: ReadonlySet<string>) => void;

/** Collects the messages about the subscribed records, which `followed` identifies. */
function useGathered(followed: string, onChange: OnChange) {
  const gathered = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef<number | null>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const report = useRef(() => {
    if (document.hidden || gathered.current.size === 0) return;
    const ids = new Set([...gathered.current].filter((one) => one !== ""));
    gathered.current.clear();
    latest.current(ids);
  });
  const gather = (changed: string) => {
    gathered.current.add(changed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ownActsOver().then(() => report.current()), GATHERED);
  };
  const heard = (changed: string | null) => {
    const first = begun.current !== null;
    const early = begun.current !== null && performance.now() - begun.current < JUST_READ;
    begun.current = null;
    if (changed === null && first && early) return;
    gather(changed ?? "");
  };
  useEffect(() => {
    begun.current = performance.now();
    const show = () => report.current();
    document.addEventListener("visibilitychange", show);
    return () => {
      document.removeEventListener("visibilitychange", show);
      clearTimeout(timer.current);
    };
  }, [followed]);
  return { heard, missed: () => gather("") };
}
