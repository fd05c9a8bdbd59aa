import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { AgoText } from "../../ui/AgoText.tsx";
import { useRowKeys } from "../../ui/table/row-keys.ts";
import { DayPart } from "./DayPart.tsx";
import { type DayLine, DayLineCard } from "./DayLineCard.tsx";
import { dayLimits } from "./day-limits.ts";
import { dayKinds } from "./my-day.kinds.ts";
import { dayTexts as texts } from "./my-day.texts.ts";

interface DayLinesProps {
  readonly lines: readonly DayLine[];
  readonly phone: boolean;
  readonly onPostpone: (line: DayLine, recordId: string, days: number) => void;
}

/**
 * Shows what is late and what waits. The first lines stand open with their records, the next ones as one row
 * each that opens, and the last behind a button: the day is never longer than a screen and a half.
 */
export function DayLines({ lines, phone, onPostpone }: DayLinesProps) {
  useRowKeys();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [whole, setWhole] = useState(false);
  const limits = dayLimits(lines.length, phone);
  const ordered = [...lines].sort((a, b) => Number(b.part === "late") - Number(a.part === "late"));
  const visible = whole ? ordered : ordered.slice(0, limits.open + limits.rows);
  const isOpen = (line: DayLine) => ordered.indexOf(line) < limits.open || opened.includes(line.kind);
  return (
    <>
      {(["late", "waiting"] as const).map((part) => {
        const those = visible.filter((line) => line.part === part);
        const rows = those.filter((line) => !isOpen(line));
        if (those.length === 0) return null;
        return (
          <DayPart key={part} title={texts[part]}>
            <Stack sx={{ gap: 3 }}>
              <Cards lines={those.filter(isOpen)} shown={limits.records} onPostpone={onPostpone} />
              {rows.length > 0 && (
                <Card component="ul" sx={{ listStyle: "none", m: 0, p: 0, ...twoColumns }}>
                  {rows.map((line) => (
                    <DayLineRow
                      key={line.kind}
                      line={line}
                      onOpen={() => setOpened([...opened, line.kind])}
                    />
                  ))}
                </Card>
              )}
            </Stack>
          </DayPart>
        );
      })}
      {visible.length < ordered.length && (
        <Button size="small" onClick={() => setWhole(true)} sx={{ alignSelf: "flex-start" }}>
          {texts.others(ordered.length - visible.length)}
        </Button>
      )}
    </>
  );
}

const twoColumns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;

interface CardsProps extends Pick<DayLinesProps, "lines" | "onPostpone"> {
  readonly shown: number;
}

const Cards = ({ lines, ...rest }: CardsProps) =>
  lines.length > 0 && (
    <Box sx={{ ...(lines.length > 1 ? twoColumns : {}), display: "grid", gap: 3, alignItems: "start" }}>
      {lines.map((line) => (
        <DayLineCard key={line.kind} line={line} {...rest} />
      ))}
    </Box>
  );

const DayLineRow = ({ line, onOpen }: { readonly line: DayLine; readonly onOpen: () => void }) => (
  <Box component="li" sx={{ minWidth: 0 }}>
    <ListItemButton
      component="button"
      aria-expanded={false}
      onClick={onOpen}
      sx={{ width: "100%", minHeight: 44, py: 1, gap: 3, justifyContent: "space-between" }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, minWidth: 0, lineHeight: 1.3 }}>
        {dayKinds[line.kind].title(line.total)}
      </Typography>
      {line.records[0] && (
        <Typography
          variant="caption"
          color={line.part === "late" ? "error" : "textSecondary"}
          sx={{ flexShrink: 0, display: { sm: "none", xl: "block" } }}
        >
          <AgoText at={line.records[0].since} />
        </Typography>
      )}
    </ListItemButton>
  </Box>
);
