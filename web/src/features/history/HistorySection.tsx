import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { shownFailure } from "../../app/failure/failures.ts";
import { lastAnswer } from "../../app/lists/lastAnswer.ts";
import type { StoryRecord } from "../../graphql/schema.generated.ts";
import { Section } from "../../ui/Section.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { Timeline } from "../../ui/Timeline.tsx";
import { useRecordHistoryQuery } from "./history.generated.ts";
import { toEntry } from "./history-line.ts";
import { HistoryNote } from "./HistoryNote.tsx";
import { historyTexts as texts } from "./history.texts.ts";

const AT_ONCE = 20;
const MOST = 100;

interface HistorySectionProps {
  readonly record: StoryRecord;
  readonly id: string;
  readonly title?: string;
}

/** What happened to a record and its parts, newest first: who, what, from what to what, when, from where. */
export function HistorySection({ record, id, title = texts.title }: HistorySectionProps) {
  const [limit, setLimit] = useState(AT_ONCE);
  const read = useRecordHistoryQuery({
    variables: { record, id, limit },
    fetchPolicy: "cache-and-network",
  });
  const history = lastAnswer(read)?.recordHistory;
  return (
    <Section title={title}>
      {read.error && !history && <ErrorState {...shownFailure(read.error, read.refetch)} />}
      {!read.error && !history && <ListSkeleton columns={1} cards />}
      {history?.items.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
      {history && history.items.length > 0 && (
        <Timeline
          entries={history.items.map((line) => ({
            ...toEntry(line),
            note:
              line.changes.length > 0 || line.note ? (
                <HistoryNote changes={line.changes} note={line.note} />
              ) : null,
          }))}
        />
      )}
      {history && history.total > limit && limit < MOST && (
        <Button size="small" sx={{ mt: 3 }} onClick={() => setLimit(limit + AT_ONCE)}>
          {texts.more}
        </Button>
      )}
    </Section>
  );
}
