import { type DayRange, daysOfRange } from "@travesia/api/colombia/day-ranges";
import { today } from "@travesia/api/colombia/days";
import { may } from "@travesia/api/permissions";
import { Suspense, useState } from "react";
import { ExportMenu } from "../exports/ExportMenu.tsx";
import { useExport } from "../exports/useExport.ts";
import type { ExportedList } from "../../graphql/schema.generated.ts";
import { useUser } from "../session/useSession.ts";
import { lazyPart, useAfterPress } from "../../ui/lazy-part.ts";

const loadColumns = async () => (await import("../exports/ColumnsDialog.tsx")).ColumnsDialog;
const ColumnsDialog = lazyPart(loadColumns);
const loadExport = async () => (await import("../exports/ExportDialog.tsx")).ExportDialog;
const ExportDialog = lazyPart(loadExport);

interface ExportButtonProps {
  /** Name of the list's query. */
  readonly list: ExportedList;
  /** Variables of the list's query; paging variables are ignored. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Names of the first and the last day in the list's filter; a month is exported by one press more. */
  readonly days?: DayFields;
}

/** Names of the first and the last day in a filter. */
type DayFields = readonly [from: string, to: string];

/** Names of the days in most filters. */
export const LIST_DAYS: DayFields = ["startDate", "endDate"];

/**
 * Returns a list's filter with its days set to a range, in place of a named one; its other conditions stay.
 */
function within(
  filter: unknown,
  [first, last]: DayFields,
  range: DayRange,
): Readonly<Record<string, unknown>> {
  const { from, to } = daysOfRange(range, today(new Date()));
  const { dateRange: _, ...others } = (filter ?? {}) as Readonly<Record<string, unknown>>;
  return { ...others, [first]: from, [last]: to };
}

/**
 * Exports a list with its current filter and order: `<ExportButton list="quotes" variables={{
 * ...listed.variables, filter }} />`.
 */
export function ExportButton({ list, variables, days }: ExportButtonProps) {
  const { line, starting, start, cancel, save, close } = useExport();
  const [choosing, setChoosing] = useState(false);
  useAfterPress(loadColumns);
  useAfterPress(loadExport);
  if (!may(useUser().role, "exportLists")) return null;
  const { page: _page, limit: _limit, ...args } = variables;
  return (
    <>
      <ExportMenu
        busy={starting}
        onExport={(format) => void start(list, format, args)}
        onMonth={
          days &&
          ((range) => void start(list, "xlsx", { ...args, filter: within(args["filter"], days, range) }))
        }
        onChoose={() => setChoosing(true)}
      />
      <Suspense fallback={null}>
        {choosing && (
          <ColumnsDialog
            list={list}
            onExport={(format, columns) => {
              setChoosing(false);
              void start(list, format, args, columns);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
        {line && <ExportDialog line={line} onSave={save} onCancel={() => void cancel()} onClose={close} />}
      </Suspense>
    </>
  );
}
