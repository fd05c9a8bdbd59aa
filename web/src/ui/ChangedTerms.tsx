import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";

/** A changed term, as text. */
export interface ChangedTermText {
  readonly label: string;
  /** Text before; empty for an added term. */
  readonly before: string;
  /** Text after; empty for a removed term. */
  readonly after: string;
}

const words = {
  what: "Lo que cambia",
  now: "Ahora",
  before: "Antes",
  notThere: "No estaba",
  goes: "Se retira",
} as const;

/**
 * Shows the changes of an agreement, each with its former text: `<ChangedTerms terms={[{ label: "Salida",
 * before: "20 de enero", after: "27 de enero" }]} />`.
 */
export function ChangedTerms({ terms }: { readonly terms: readonly ChangedTermText[] }) {
  return (
    <Stack
      component="ul"
      sx={{ gap: 3, m: 0, p: 0, listStyle: "none", overflowWrap: "anywhere" }}
      aria-label={words.what}
    >
      {terms.map(({ label, before, after }, place) => (
        <Box component="li" key={place}>
          <Typography variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Box sx={{ display: "grid", gap: { xs: 1, sm: 4 }, gridTemplateColumns: { sm: "1fr 1fr" } }}>
            <Typography variant="body2" sx={{ whiteSpace: "pre-line" }}>
              {words.before}: {before || words.notThere}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: "pre-line" }}>
              {words.now}: {after || words.goes}
            </Typography>
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
