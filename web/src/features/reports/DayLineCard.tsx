import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ListItemButton from "@mui/material/ListItemButton";
import Typography from "@mui/material/Typography";
import { InstantText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { Section } from "../../ui/Section.tsx";
import { dayKinds } from "./my-day.kinds.ts";
import type { MyDayQuery } from "./my-day.generated.ts";
import { dayTexts as texts } from "./my-day.texts.ts";
import { RemindButton } from "./reminding/RemindButton.tsx";
import { PostponeButton } from "./postponing/PostponeButton.tsx";

export type DayLine = MyDayQuery["myDay"][number];

interface DayLineCardProps {
  readonly line: DayLine;
  /** How many of its records are shown. */
  readonly shown: number;
  readonly onPostpone: (line: DayLine, recordId: string, days: number) => void;
}

/**
 * One kind of thing to do: what it is, and the records that have waited longest; each opens, and may be put
 * off.
 */
export function DayLineCard({ line, shown, onPostpone }: DayLineCardProps) {
  const { title, hint, record, all, reminds } = dayKinds[line.kind];
  return (
    <Section flush title={title(line.total)}>
      <Typography
        variant="body2"
        color={line.part === "late" ? "error" : "textSecondary"}
        sx={{ px: { xs: 4, md: 6 }, pb: 2 }}
      >
        {hint}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {line.records.slice(0, shown).map((one, index) => (
          <Box component="li" key={`${one.recordId} ${index}`} sx={{ display: "flex", alignItems: "center" }}>
            <ListItemButton
              href={record(one.recordId)}
              sx={{
                pl: { xs: 4, md: 6 },
                pr: 2,
                py: 1.5,
                gap: 3,
                justifyContent: "space-between",
                minWidth: 0,
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
                  {one.person}
                </Typography>
                <Typography variant="caption" color="textSecondary" noWrap component="div">
                  {one.number} · {one.detail}
                </Typography>
              </Box>
              <Box sx={{ textAlign: "right", flexShrink: 0 }}>
                <Typography variant="body2" component="div">
                  <Money amount={one.amount} />
                </Typography>
                <Typography
                  variant="caption"
                  color={line.part === "late" ? "error" : "textSecondary"}
                  component="div"
                >
                  <InstantText at={one.since} ago />
                </Typography>
              </Box>
            </ListItemButton>
            <Box sx={{ pr: { xs: 2, md: 3 }, display: "flex", flexShrink: 0 }}>
              {reminds && <RemindButton person={one.person} of={reminds} recordId={one.recordId} />}
              <PostponeButton
                person={one.person}
                onPostpone={(days) => onPostpone(line, one.recordId, days)}
              />
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ px: { xs: 3, md: 5 }, py: 2 }}>
        <Button size="small" href={all}>
          {line.total > shown ? texts.all(line.total) : texts.list}
        </Button>
      </Box>
    </Section>
  );
}
