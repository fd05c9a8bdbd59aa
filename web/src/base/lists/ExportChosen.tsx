import { useState } from "react";
import type { ExportedList } from "../../graphql/schema.generated.ts";
import { ColumnsDialog } from "../exports/ColumnsDialog.tsx";
import { ExportDialog } from "../exports/ExportDialog.tsx";
import { useExport } from "../exports/useExport.ts";

interface ExportChosenProps {
  /** Name of the list's query, whose filter supports `ids`. */
  readonly list: ExportedList;
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** Exports the selected rows of a list: asks for the columns, and follows the file until it is ready. */
export function ExportChosen({ list, ids, onClose }: ExportChosenProps) {
  const { line, start, cancel, save } = useExport();
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <ColumnsDialog
        list={list}
        onExport={(format, columns) => {
          setAsked(true);
          void start(list, format, { filter: { ids } }, columns).then((begun) => begun || onClose());
        }}
        onClose={onClose}
      />
    );
  if (!line) return null;
  return (
    <ExportDialog line={line} onSave={save} onCancel={() => void cancel().then(onClose)} onClose={onClose} />
  );
}
