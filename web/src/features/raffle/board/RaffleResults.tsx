import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { DayText } from "../../../ui/DayText.tsx";
import type { RaffleResultFragment } from "./raffle.generated.ts";
import { raffleTexts as texts } from "./raffle.texts.ts";

/** Shows the latest draws: the number, its source, and whether it was sold. */
export function RaffleResults({ results }: { readonly results: readonly RaffleResultFragment[] }) {
  return (
    <Box component="section" aria-labelledby="resultados" sx={{ mt: 7 }}>
      <Typography id="resultados" variant="h5" component="h2" sx={{ mb: 3 }}>
        {texts.results}
      </Typography>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" } }}>
        {results.map(({ id, title, drawDate, winningNumber, drawSource, hasWinner }) => (
          <Card
            key={id}
            component="article"
            aria-label={title}
            sx={{ p: 4, display: "flex", gap: 4, alignItems: "center" }}
          >
            <Box
              sx={(theme) => ({
                px: 4,
                py: 2,
                borderRadius: 1,
                fontSize: "1.75rem",
                fontWeight: 650,
                fontVariantNumeric: "tabular-nums",
                color: theme.vars.palette.tones.leaf.main,
                backgroundColor: theme.vars.palette.tones.leaf.soft,
              })}
            >
              {winningNumber}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              <Typography variant="body2" color="textSecondary" component="div">
                <DayText day={drawDate} /> · {drawSource}
              </Typography>
              <Typography variant="body2">{hasWinner ? texts.withWinner : texts.noWinner}</Typography>
            </Box>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
