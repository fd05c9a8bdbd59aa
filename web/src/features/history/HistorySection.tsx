import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../base/failure/failures.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import type { StoryRecord } from "../../graphql/schema.generated.ts";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { Timeline, type TimelineEntry } from "../../ui/Timeline.tsx";
import { useRecordHistoryQuery } from "./history.generated.ts";
import { folded, inOneLine } from "./history-line.ts";
import { HistoryDetail } from "./HistoryDetail.tsx";
import { historyTexts as texts } from "./history.texts.ts";

const AT_ONCE = 20;
const MOST = 100;

interface HistorySectionProps {
  readonly record: StoryRecord;
  readonly id: string;
  readonly title?: string;
  /** Other events without a staff member, such as a client opening an offer. */
  readonly besides?: readonly TimelineEntry[];
}

const NOTHING: readonly TimelineEntry[] = [];

/**
 * Shows the history of a record and its parts, newest first: who acted and when. Repeated saves are one line;
 * the changes and their origin are behind `Detalle`.
 */
export function HistorySection({ record, id, title = texts.title, besides = NOTHING }: HistorySectionProps) {
  const [limit, setLimit] = useState(AT_ONCE);
  const read = useRecordHistoryQuery({
    variables: { record, id, limit },
    fetchPolicy: "cache-and-network",
  });
  const history = lastAnswer(read)?.recordHistory;
  const entries =
    history &&
    inOneLine(
      folded(history.items).map(({ title: said, lines }) => {
        const [{ id: key, at, tone }] = lines;
        return { id: key, at, tone, title: said, note: <HistoryDetail lines={lines} /> };
      }),
      besides,
      history.items.length === history.total,
    );
  return (
    <Section title={title}>
      {read.error && !history && <ErrorState {...shownFailure(read.error, read.refetch)} />}
      {!read.error && !history && <ListSkeleton columns={1} cards />}
      {entries?.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
      {entries && entries.length > 0 && <Timeline entries={entries} />}
      {history && history.total > limit && limit < MOST && (
        <Button size="small" sx={{ mt: 3 }} onClick={() => setLimit(limit + AT_ONCE)}>
          {texts.more}
        </Button>
      )}
    </Section>
  );
}
