import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { SelectBox } from "./SelectBox.tsx";
import { chosenOf, type TableSelection } from "./selection.ts";

interface PageChoiceProps<Row> {
  readonly selection: TableSelection<Row>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** True when its words are shown beside it, for places without a heading. */
  readonly said?: boolean;
}

const WORDS = "Elegir la página";

/** Shows the box that chooses all rows of a page. */
export function PageChoice<Row>({ selection, rows, rowKey, said = false }: PageChoiceProps<Row>) {
  const state = chosenOf(selection.chosen, rows, rowKey);
  const box = (
    <SelectBox
      label={WORDS}
      checked={state === "all"}
      partly={state === "some"}
      onToggle={selection.onPage}
    />
  );
  if (!said) return box;
  return (
    <Stack direction="row" sx={{ alignItems: "center" }}>
      {box}
      <Typography variant="caption" color="textSecondary" aria-hidden>
        {WORDS}
      </Typography>
    </Stack>
  );
}
