import { may } from "@travesia/api/permissions";
import { useState } from "react";
import { ColumnsDialog } from "../exports/ColumnsDialog.tsx";
import { ExportDialog } from "../exports/ExportDialog.tsx";
import { ExportMenu } from "../exports/ExportMenu.tsx";
import { useExport } from "../exports/useExport.ts";
import type { ExportedList } from "../../graphql/schema.generated.ts";
import { useUser } from "../session/useSession.ts";

interface ExportButtonProps {
  /** The query of the list. */
  readonly list: ExportedList;
  /** Variables of the list's query; those of paging are ignored. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Takes a list along as it is shown: `<ExportButton list="quotes" variables={{ ...listed.variables, filter }}
 * />`.
 */
export function ExportButton({ list, variables }: ExportButtonProps) {
  const { made, starting, start, cancel, save, leave } = useExport();
  const [choosing, setChoosing] = useState(false);
  if (!may(useUser().role, "exportLists")) return null;
  const { page: _page, limit: _limit, ...args } = variables;
  return (
    <>
      <ExportMenu
        busy={starting}
        onExport={(format) => void start(list, format, args)}
        onChoose={() => setChoosing(true)}
      />
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
      <ExportDialog made={made} onSave={save} onCancel={() => void cancel()} onClose={leave} />
    </>
  );
}
