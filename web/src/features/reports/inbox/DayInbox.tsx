import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { type ReactNode, Suspense, useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { useChangesOff } from "../../../ui/dialog/changes-off.ts";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { useLetters } from "../../../ui/letter-keys.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { NotRefreshed } from "../../../ui/table/NotRefreshed.tsx";
import { presentRow, useRowKeys } from "../../../ui/table/row-keys.ts";
import { useDayInboxQuery } from "../my-day.generated.ts";
import { dayKinds } from "../my-day.kinds.ts";
import { usePostponedCountQuery } from "../postponing/postponing.generated.ts";
import { postponingTexts } from "../postponing/postponing.texts.ts";
import { rowKey } from "./day-row.ts";
import { DayKinds } from "./DayKinds.tsx";
import { DayRowItem } from "./DayRowItem.tsx";
import { inboxTexts as texts } from "./inbox.texts.ts";
import { useDayActs } from "./useDayActs.ts";

const DayAnswerDialog = lazyPart(async () => (await import("./DayAnswerDialog.tsx")).DayAnswerDialog);
const DayPromiseDialog = lazyPart(async () => (await import("./DayPromiseDialog.tsx")).DayPromiseDialog);

interface DayInboxProps {
  readonly phone: boolean;
  /** Content above the list; shown alone when there is nothing to do. */
  readonly first?: ReactNode;
}

/** Number of rows shown at first on a computer and on a phone, and number added by each click. */
const ROWS = { desk: 14, phone: 8, more: 15 } as const;

/**
 * Shows the viewer's tasks as one list, the most urgent first. J and K move through it, Enter opens a task, W
 * writes by WhatsApp, R answers, Z postpones until tomorrow, P records a promise to pay.
 */
export function DayInbox({ phone, first }: DayInboxProps) {
  useRowKeys();
  const [more, setMore] = useState(0);
  const shown = (phone ? ROWS.phone : ROWS.desk) + more;
  // Some more rows are read, so that the next row is there at once when a row is removed.
  const read = useDayInboxQuery({
    variables: { limit: shown + ROWS.more },
    fetchPolicy: "cache-and-network",
  });
  // eslint-disable-next-line no-restricted-syntax -- the list itself shows that it could not be read
  const postponed = usePostponedCountQuery({ fetchPolicy: "cache-and-network" }).data?.postponedRecords ?? 0;
  const acts = useDayActs();
  const off = useChangesOff();
  const inbox = lastAnswer(read)?.dayInbox;
  const here = inbox?.rows.filter(acts.isHere) ?? [];
  const rows = here.slice(0, shown);
  const left = inbox ? inbox.total - (inbox.rows.length - here.length) : 0;
  useLetters(({ letter, held }) => {
    const key = presentRow();
    const row = rows.find((one) => rowKey(one) === key);
    if (!row || held || off !== null) return false;
    const { reminds, promises } = dayKinds[row.kind];
    if (letter === "w" && reminds) acts.write(row);
    else if (letter === "r") acts.answer(row);
    else if (letter === "z") acts.postpone(row);
    else if (letter === "p" && promises) acts.promise(row);
    else return false;
    return true;
  });
  const { asked } = acts;
  return (
    <>
      {read.error && !inbox && <ErrorState {...shownFailure(read.error, read.refetch)} />}
      {read.error && inbox && <NotRefreshed {...shownFailure(read.error, read.refetch)} />}
      {!read.error && !inbox && <ListSkeleton cards />}
      {first}
      {inbox && (rows.length > 0 || !first) && (
        <Card
          component="section"
          aria-label={texts.title}
          aria-description={texts.keys(rows.some(({ kind }) => dayKinds[kind].answers))}
        >
          {rows.length === 0 ? (
            <EmptyState>{texts.nothing}</EmptyState>
          ) : (
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
              {rows.map((row) => (
                <DayRowItem key={rowKey(row)} row={row} acts={acts} />
              ))}
            </Box>
          )}
        </Card>
      )}
      {inbox && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
          {left > rows.length && (
            <Button size="small" onClick={() => setMore(more + ROWS.more)}>
              {texts.more(left - rows.length)}
            </Button>
          )}
          {inbox.total > 0 && <DayKinds />}
          {postponed > 0 && (
            <Typography variant="body2" color="textSecondary">
              {postponingTexts.waits(postponed)}{" "}
              <Button size="small" onClick={acts.resumeAll}>
                {postponingTexts.resume}
              </Button>
            </Typography>
          )}
        </Box>
      )}
      <Suspense fallback={null}>
        {asked?.act === "answer" && <DayAnswerDialog row={asked.row} onClose={acts.close} />}
        {asked?.act === "promise" && (
          <DayPromiseDialog
            row={asked.row}
            busy={acts.busy}
            failure={acts.failure}
            onSubmit={(input) => acts.notePromise(asked.row, input)}
            onClose={acts.close}
          />
        )}
      </Suspense>
    </>
  );
}
