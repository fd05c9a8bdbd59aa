import { useApolloClient } from "@apollo/client/react";
import Chip from "@mui/material/Chip";
import { type ReactNode, useEffect, useState } from "react";
import type { RecordKind } from "../../graphql/schema.generated.ts";
import { HiddenText } from "../../ui/HiddenText.tsx";
import { useRecordViewersSubscription } from "./live.generated.ts";
import { liveTexts } from "./live.texts.ts";
import { OnBar } from "../../base/layout/bar-place.tsx";
import { RecordViewers } from "./RecordViewers.tsx";
import { onNews, readAgain } from "../../base/saving/read-again.ts";
import { useChanges } from "./useChanges.ts";

/** Milliseconds for which a notice of the page's last change is shown. */
const SEEN = 5_000;

interface LiveRecordProps {
  readonly type: RecordKind;
  readonly id: string;
  /** The record's `Passage`. */
  readonly children: ReactNode;
}

/**
 * Keeps the page of a record up to date: changes by other users are loaded, shown once above the page and
 * announced to screen readers. The top bar shows the other users who have it open. Open forms keep their
 * text.
 */
export function LiveRecord({ type, id, children }: LiveRecordProps) {
  const client = useApolloClient();
  const [changes, setChanges] = useState(0);
  const [fresh, setFresh] = useState(false);
  const { data } = useRecordViewersSubscription({ variables: { type, id } });
  useChanges(type, id, () => void readAgain(client));
  useEffect(
    () =>
      onNews(client, () => {
        setChanges((before) => before + 1);
        setFresh(true);
      }),
    [client],
  );
  useEffect(() => {
    if (!fresh) return;
    const over = setTimeout(() => setFresh(false), SEEN);
    return () => clearTimeout(over);
  }, [fresh, changes]);
  return (
    <>
      <OnBar part="in">
        <RecordViewers people={data?.onlookers ?? []} />
      </OnBar>
      <OnBar part="under">
        {fresh && (
          <Chip
            key={changes}
            size="small"
            color="primary"
            label={liveTexts.updated}
            sx={{
              boxShadow: 4,
              "@media (prefers-reduced-motion: no-preference)": { animation: "arrive 200ms ease-out" },
              "@keyframes arrive": { from: { opacity: 0, transform: "scale(1.15)" } },
            }}
          />
        )}
      </OnBar>
      <HiddenText>
        <span role="status">{fresh ? liveTexts.changed : ""}</span>
      </HiddenText>
      {children}
    </>
  );
}
