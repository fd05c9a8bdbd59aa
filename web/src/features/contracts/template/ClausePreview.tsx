import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { clauseFields, fillFields } from "@travesia/api/contracts/template/clause-fields.rules";
import { type ClauseLine, clauseLines } from "@travesia/api/contracts/template/clauses.rules";

interface ClausePreviewProps {
  readonly clauses: string;
  /**
   * Values of the template's placeholders, by name; without them each placeholder shows a description of its
   * value.
   */
  readonly values: Readonly<Record<string, string>> | null;
}

/** Shows clauses as the contract will print them. */
export function ClausePreview({ clauses, values }: ClausePreviewProps) {
  const filled = fillFields(clauses, (name) => values?.[name] ?? `[${clauseFields[name].label}]`);
  return <ClauseText clauses={filled} />;
}

/** Shows clauses with filled placeholders as text of a page; their headings are level 3. */
export const ClauseText = ({ clauses }: { readonly clauses: string }) => (
  <Box sx={{ overflowWrap: "anywhere" }}>
    {clauseLines(clauses).map((line, place) => (
      <Line key={place} line={line} />
    ))}
  </Box>
);

function Line({ line }: { readonly line: ClauseLine }) {
  if (line.kind === "head")
    return (
      <Typography component="h3" sx={{ fontWeight: 650, mt: 4, mb: 1 }}>
        {line.number}. {line.text}
      </Typography>
    );
  const text = line.runs.map((run, place) => (
    <Box
      component="span"
      key={place}
      sx={{ fontWeight: run.bold ? 650 : undefined, fontStyle: run.italics ? "italic" : undefined }}
    >
      {run.text}
    </Box>
  ));
  return (
    <Typography variant="body2" sx={{ mb: 2, ...(line.kind === "entry" && { pl: 4 }) }}>
      {line.kind === "entry" && "• "}
      {text}
    </Typography>
  );
}
