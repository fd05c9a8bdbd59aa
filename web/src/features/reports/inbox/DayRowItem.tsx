import Box from "@mui/material/Box";
import ListItemButton from "@mui/material/ListItemButton";
import Typography from "@mui/material/Typography";
import { may } from "@travesia/api/permissions";
import { today } from "@travesia/api/colombia/days";
import { useUser } from "../../../base/session/useSession.ts";
import { ActIconButton } from "../../../ui/dialog/ActIconButton.tsx";
import { ReplyIcon } from "../../../ui/desk/deskIcons.tsx";
import { WhatsAppIcon } from "../../../ui/icons.tsx";
import { Money } from "../../../ui/Money.tsx";
import { steppedLook, steppedRow } from "../../../ui/table/row-keys.ts";
import { dayKinds } from "../my-day.kinds.ts";
import type { DayRowFragment } from "../my-day.generated.ts";
import { reasonOf, rowKey, workOf } from "./day-row.ts";
import { DayRowMenu } from "./DayRowMenu.tsx";
import { inboxTexts as texts } from "./inbox.texts.ts";
import type { DayActs } from "./useDayActs.ts";

interface DayRowItemProps {
  readonly row: DayRowFragment;
  readonly acts: DayActs;
}

/** Padding with which the three lines of a row take 56 px on a phone, so that eight rows are visible. */
const tight = { xs: 1.35, md: 1.5 } as const;
const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** Grid areas of a row: person and amount, then the task and its reason, then the record. */
const places = {
  display: "grid",
  columnGap: 3,
  alignItems: "baseline",
  gridTemplateColumns: { xs: "minmax(0, 1fr) auto", md: "minmax(0, 5fr) minmax(0, 6fr) 116px" },
  gridTemplateAreas: {
    xs: '"person amount" "why why" "record record"',
    md: '"person why amount" "record reason amount"',
  },
} as const;

/** Shows one task: its client, the task, its reason and the amount; it links to its record. */
export function DayRowItem({ row, acts }: DayRowItemProps) {
  const { role } = useUser();
  const { reminds, answers, own } = dayKinds[row.kind];
  const name = (!own && row.person) || row.number;
  const { task, hint, href } = workOf(row, may(role, "watchOperation"));
  const { reason, colour } = reasonOf(row, today(new Date()));
  return (
    <Box
      component="li"
      {...steppedRow(rowKey(row))}
      sx={{
        ...steppedLook,
        display: "flex",
        alignItems: "center",
        minHeight: { xs: 56, md: 50 },
        "& + &": { borderTop: 1, borderColor: "divider" },
      }}
    >
      <ListItemButton
        data-row
        href={href}
        sx={{ ...places, px: { xs: 3, md: 4 }, py: { xs: 0.25, md: 1 }, minWidth: 0 }}
      >
        <Typography variant="body2" sx={{ ...oneLine, gridArea: "person", fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          title={row.detail}
          component="div"
          sx={{ gridArea: "record", minWidth: 0, display: "flex", lineHeight: tight }}
        >
          {name !== row.number && (
            <Box component="span" sx={{ flexShrink: 0 }}>
              {row.number}
              {row.detail && <>&nbsp;·&nbsp;</>}
            </Box>
          )}
          <Box component="span" sx={oneLine}>
            {row.detail}
          </Box>
        </Typography>
        <Typography
          component="span"
          title={hint}
          sx={{
            ...oneLine,
            gridArea: "why",
            fontSize: { xs: "0.75rem", md: "0.875rem" },
            lineHeight: tight,
          }}
        >
          <Box component="span" sx={{ display: { md: "none" }, color: colour }}>
            {reason} ·{" "}
          </Box>
          {task}
        </Typography>
        <Typography
          variant="caption"
          sx={{ ...oneLine, gridArea: "reason", color: colour, display: { xs: "none", md: "block" } }}
        >
          {reason}
        </Typography>
        <Typography variant="body2" component="div" sx={{ gridArea: "amount", textAlign: "right" }}>
          {row.amount !== null && <Money amount={row.amount} />}
        </Typography>
      </ListItemButton>
      <Box data-acts sx={{ display: "flex", flexShrink: 0, justifyContent: "flex-end", width: 76 }}>
        {reminds && (
          <ActIconButton
            hint={`${texts.whatsApp(row.person)} (W)`}
            aria-label={texts.whatsApp(row.person)}
            onClick={() => acts.write(row)}
          >
            <WhatsAppIcon fontSize="small" />
          </ActIconButton>
        )}
        {answers && (
          <ActIconButton
            hint={`${texts.answer(row.person)} (R)`}
            aria-label={texts.answer(row.person)}
            onClick={() => acts.answer(row)}
          >
            <ReplyIcon fontSize="small" />
          </ActIconButton>
        )}
        <DayRowMenu row={row} acts={acts} />
      </Box>
    </Box>
  );
}
