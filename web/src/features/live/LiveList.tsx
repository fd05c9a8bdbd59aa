import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RecordKind } from "../../graphql/schema.generated.ts";
import { hasJustActed } from "../../base/saving/own-acts.ts";
import { nextTry } from "../../base/failure/reachability.ts";
import { NotRefreshed } from "../../ui/table/NotRefreshed.tsx";
import { OnBar } from "../../base/layout/bar-place.tsx";
import { liveTexts } from "./live.texts.ts";
import { readAgain } from "../../base/saving/read-again.ts";
import { useChanges, useDayChanges } from "./useChanges.ts";

/**
 * Minimum milliseconds between two refreshes of a list. The constant below is the maximum random delay added
 * to it, so that not all clients refresh at once.
 */
const BETWEEN = 5_000;
const SCATTERED = 300;

/** Returns whether the viewer points at a list or has selected rows; its rows must not move then. */
const isUsed = (): boolean =>
  document.querySelector(
    "main :is(table, [role=grid], li):is(:hover, :focus-within), main td input:checked",
  ) !== null;

interface LiveListProps {
  /** Kinds of records that the list contains; `day` for all kinds in Mi día. */
  readonly type: RecordKind | readonly RecordKind[] | "day";
}

/**
 * Keeps a list up to date: it is read again when records of its kinds change. While the viewer points at its
 * rows or has selected some, the number of changes is shown above the page instead, with a button to load
 * them. When the server does not answer, it shows that the list may be outdated, and retries automatically.
 */
export function LiveList({ type }: LiveListProps) {
  const client = useApolloClient();
  const [waiting, setWaiting] = useState<ReadonlySet<string> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readAt = useRef(0);
  // Number of readings that failed since the last successful one.
  const [unread, setUnread] = useState(0);
  const read = () => {
    clearTimeout(timer.current);
    readAt.current = performance.now();
    setWaiting(null);
    void readAgain(client).then((answered) => setUnread((before) => (answered ? 0 : before + 1)));
  };
  const tryAgain = useEffectEvent(() => (isUsed() ? setUnread((before) => before + 1) : read()));
  useEffect(() => {
    if (unread === 0) return undefined;
    const unmounted = new AbortController();
    void nextTry(unread - 1, unmounted.signal).then(() => unmounted.signal.aborted || tryAgain());
    return () => unmounted.abort();
  }, [unread]);
  const onChange = (ids: ReadonlySet<string>) => {
    if (hasJustActed()) return read();
    setWaiting((before) => (isUsed() ? new Set([...(before ?? []), ...ids]) : before));
    clearTimeout(timer.current);
    const rest = Math.max(0, readAt.current + BETWEEN - performance.now());
    timer.current = setTimeout(
      () => {
        if (isUsed()) setWaiting((before) => before ?? ids);
        else read();
      },
      rest + Math.random() * SCATTERED,
    );
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      {type === "day" ? (
        <DayChanges onChange={onChange} />
      ) : (
        [type].flat().map((kind) => <KindChanges key={kind} kind={kind} onChange={onChange} />)
      )}
      <OnBar part="under">
        <span role="status">
          {waiting && (
            <Button size="small" variant="contained" onClick={read} sx={{ borderRadius: 8, boxShadow: 4 }}>
              {liveTexts.changes(waiting.size)}
            </Button>
          )}
          {unread > 0 && !waiting && <NotRefreshed floats onRetry={read} />}
        </span>
      </OnBar>
    </>
  );
}

interface KindChangesProps {
  readonly kind: RecordKind;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

/** Subscribes to the records of one kind; renders nothing. */
function KindChanges({ kind, onChange }: KindChangesProps) {
  useChanges(kind, null, onChange);
  return null;
}

/** Subscribes to the records of Mi día; renders nothing. */
function DayChanges({ onChange }: Pick<KindChangesProps, "onChange">) {
  useDayChanges(onChange);
  return null;
}
