import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { servicesOnAPage } from "@travesia/api/providers/library/library.rules";
import { useDeferredValue, useState } from "react";
import { ActsMenu } from "../../../base/acts/ActsMenu.tsx";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { shownFailure } from "../../../base/failure/failures.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { type DayTextAct, dayTextActs, everyDayTextAct } from "./day-text.acts.tsx";
import { type ListedDayTextFragment, useLibraryDayTextListQuery } from "./day-texts.generated.ts";
import { dayTextName, dayTextTexts as texts } from "./day-texts.texts.ts";
import { LibraryPages } from "./LibraryPages.tsx";
import { serviceLibraryTexts } from "./service-library.texts.ts";

/** Shows the agency's texts of days by place, to search, edit and remove them. */
export function DayTextList() {
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(search.trim());
  const read = useLibraryDayTextListQuery({
    // In pages of one row, the row behind this page shows whether there is another page.
    variables: { search: wanted, page, next: page * servicesOnAPage + 1 },
    fetchPolicy: "cache-and-network",
  });
  const answer = lastAnswer(read);
  const listed = answer?.libraryDayTexts;
  const { show, dialog } = useRecordActs(dayTextActs, {
    reads: ["LibraryDayTextList"],
    records: listed ?? [],
  });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {texts.lead}
      </Typography>
      <Box sx={{ mb: 3 }}>
        <WrittenField
          label="Buscar por lugar"
          value={search}
          onChange={({ target }) => {
            setPage(1);
            setSearch(target.value);
          }}
        />
      </Box>
      {read.error && !listed ? (
        <ErrorState {...shownFailure(read.error, read.refetch)} />
      ) : !listed ? (
        <ListSkeleton />
      ) : listed.length === 0 ? (
        <Typography>
          {page > 1 ? serviceLibraryTexts.noMore : wanted === "" ? texts.none : texts.noneFound}
        </Typography>
      ) : (
        <Box component="ul" aria-label={texts.title} sx={{ listStyle: "none", m: 0, p: 0 }}>
          {listed.map((text) => (
            <DayTextRow key={text.id} text={text} onAct={(act) => show(act, text)} />
          ))}
        </Box>
      )}
      <LibraryPages page={page} hasNext={(answer?.next.length ?? 0) > 0} onPage={setPage} />
      {dialog}
    </>
  );
}

interface DayTextRowProps {
  readonly text: ListedDayTextFragment;
  readonly onAct: (act: DayTextAct) => void;
}

const everyOffered = new Map(everyDayTextAct.map((name) => [name, null]));

function DayTextRow({ text, onAct }: DayTextRowProps) {
  const { titulo, texto } = text;
  const name = dayTextName(text);
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gridTemplateColumns: "minmax(0, 1fr) auto",
        gap: 3,
        alignItems: "start",
        py: 2,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {titulo && <Typography variant="body2">{titulo}</Typography>}
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: "pre-line" }}>
          {texto}
        </Typography>
      </Box>
      <ActsMenu
        label={`Acciones de ${name}`}
        acts={dayTextActs}
        names={everyDayTextAct}
        record={{}}
        offered={everyOffered}
        onAct={onAct}
      />
    </Box>
  );
}
