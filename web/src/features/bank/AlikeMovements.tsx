import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { DayText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { previewTexts as texts } from "./bank.texts.ts";
import type { Preview } from "./useBankImport.ts";

/** Maximum number of pairs shown individually; more are accepted or left out together. */
const MOST = 100;

interface AlikeMovementsProps {
  readonly alike: Preview["alike"];
  readonly taken: ReadonlySet<number>;
  readonly onTake: (lines: readonly number[], take: boolean) => void;
}

/**
 * Shows movements of a file beside existing movements that they may duplicate; each is left out unless the
 * user accepts it.
 */
export function AlikeMovements({ alike, taken, onTake }: AlikeMovementsProps) {
  const lines = alike.map(({ told }) => told.line);
  const all = lines.every((line) => taken.has(line));
  return (
    <Box component="section" aria-label={texts.alike}>
      <Stack direction="row" sx={{ gap: 2, alignItems: "center", justifyContent: "space-between" }}>
        <Typography variant="subtitle2" component="h3">
          {texts.alike}
        </Typography>
        {lines.length > 1 && (
          <Button size="small" onClick={() => onTake(lines, !all)}>
            {all ? texts.leaveAll : texts.takeAll}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {texts.alikeAbout}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, maxHeight: 320, overflowY: "auto" }}>
        {alike.slice(0, MOST).map((pair) => (
          <AlikePair
            key={pair.told.line}
            pair={pair}
            taken={taken.has(pair.told.line)}
            onTake={(take) => onTake([pair.told.line], take)}
          />
        ))}
      </Box>
      {alike.length > MOST && <Typography variant="body2">{texts.more(alike.length - MOST)}</Typography>}
    </Box>
  );
}

interface AlikePairProps {
  readonly pair: Preview["alike"][number];
  readonly taken: boolean;
  readonly onTake: (take: boolean) => void;
}

function AlikePair({ pair, taken, onTake }: AlikePairProps) {
  const { told, thereText, thereReference, thereFile } = pair;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        gap: { xs: 1, sm: 3 },
        gridTemplateColumns: { xs: "1fr auto", sm: "1fr 1fr auto" },
        alignItems: "start",
        py: 2,
        borderBottom: 1,
        borderColor: "divider",
      }}
    >
      <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" }, minWidth: 0 }}>
        <Typography variant="caption" color="textSecondary" component="p">
          {texts.inFile} · {texts.line(told.line)} · <DayText day={told.day} /> ·{" "}
          <Money amount={told.amount} cents={told.centavos} />
        </Typography>
        <Words text={told.text} reference={told.reference} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: "anywhere" }}>
          {texts.there(thereFile)}
        </Typography>
        <Words text={thereText} reference={thereReference} />
      </Box>
      <Button
        size="small"
        variant={taken ? "contained" : "outlined"}
        sx={{ alignSelf: "center" }}
        aria-label={`${taken ? texts.leave : texts.take}: ${texts.line(told.line)}`}
        onClick={() => onTake(!taken)}
      >
        {taken ? texts.leave : texts.take}
      </Button>
    </Box>
  );
}

function Words({ text, reference }: { readonly text: string; readonly reference: string | null }) {
  return (
    <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
      {text || "Sin descripción"}
      {reference && ` · ${reference}`}
    </Typography>
  );
}
