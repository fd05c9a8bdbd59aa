import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ListItemButton from "@mui/material/ListItemButton";
import Typography from "@mui/material/Typography";
import { AgoText } from "../../ui/AgoText.tsx";
import { Money } from "../../ui/Money.tsx";
import { Section } from "../../ui/Section.tsx";
import { steppedLook, steppedRow } from "../../ui/table/row-keys.ts";
import { dayKinds } from "./my-day.kinds.ts";
import type { MyDayQuery } from "./my-day.generated.ts";
import { dayTexts as texts } from "./my-day.texts.ts";
import { AnswerButton } from "../quotes/sharing/AnswerButton.tsx";
import { RemindButton } from "./reminding/RemindButton.tsx";
import { PostponeButton } from "./postponing/PostponeButton.tsx";
import { nameLines } from "../../ui/name-lines.ts";

export type DayLine = MyDayQuery["myDay"][number];

interface DayLineCardProps {
  readonly line: DayLine;
  /** Number of its records shown. */
  readonly shown: number;
  readonly onPostpone: (line: DayLine, recordId: string, days: number) => void;
}

const apart = { display: "flex", columnGap: 3, justifyContent: "space-between" } as const;

/** A number and what is said of it: the number stands whole, and what follows has the room that is left. */
const wholeNumber = {
  display: "flex",
  flex: "1 0 auto",
  maxWidth: "100%",
  "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& > span:last-of-type": { flexGrow: 1, width: 0 },
} as const;

/**
 * Shows one kind of thing to do: what it is, and the records that have waited longest; each opens, and may be
 * put off.
 */
export function DayLineCard({ line, shown, onPostpone }: DayLineCardProps) {
  const { title, hint, record, all, isPage, reminds, answers } = dayKinds[line.kind];
  return (
    <Section title={title(line.total)}>
      <Typography variant="body2" color={line.part === "late" ? "error" : "textSecondary"} sx={{ pb: 2 }}>
        {hint}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {line.records.slice(0, shown).map((one, index) => (
          <Box
            component="li"
            key={`${one.recordId} ${index}`}
            {...steppedRow(`${line.kind} ${one.recordId}`)}
            sx={{ ...steppedLook, display: "flex", alignItems: "center", mx: -2 }}
          >
            <ListItemButton
              data-row
              href={record(one.recordId)}
              sx={{ display: "block", px: 2, py: 1.5, minWidth: 0 }}
            >
              <Box sx={apart}>
                <Typography variant="body2" sx={{ ...nameLines, fontWeight: 600 }}>
                  {one.person}
                </Typography>
                <Typography variant="body2" component="div" sx={{ flexShrink: 0 }}>
                  <Money amount={one.amount} />
                </Typography>
              </Box>
              <Box sx={{ ...apart, flexWrap: "wrap" }}>
                <Typography variant="caption" color="textSecondary" component="div" sx={wholeNumber}>
                  <span>{one.number}</span>
                  <span title={one.detail}>&nbsp;· {one.detail}</span>
                </Typography>
                <Typography
                  variant="caption"
                  color={line.part === "late" ? "error" : "textSecondary"}
                  component="div"
                >
                  <AgoText at={one.since} />
                </Typography>
              </Box>
            </ListItemButton>
            <Box data-acts sx={{ display: "flex", flexShrink: 0 }}>
              {answers && <AnswerButton person={one.person} quoteId={one.recordId} />}
              {reminds && <RemindButton person={one.person} of={reminds} recordId={one.recordId} />}
              <PostponeButton
                person={one.person}
                onPostpone={(days) => onPostpone(line, one.recordId, days)}
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ py: 2 }}>
        <Button size="small" href={all} sx={{ ml: -1 }}>
          {isPage ? texts.page : line.total > shown ? texts.all(line.total) : texts.list}
        </Button>
      </Box>
    </Section>
  );
}
