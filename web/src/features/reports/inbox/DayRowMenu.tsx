import { isUnsent } from "@travesia/api/reports/my-day/day-order.rules";
import Divider from "@mui/material/Divider";
import IconButton from "@mui/material/IconButton";
import ListSubheader from "@mui/material/ListSubheader";
import { useState } from "react";
import { MoreVertIcon } from "../../../ui/icons.tsx";
import { ActItem } from "../../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../../ui/dialog/ActMenu.tsx";
import { useContactOpens } from "../../../ui/passage/useContactOpens.ts";
import { dayKinds } from "../my-day.kinds.ts";
import type { DayRowFragment } from "../my-day.generated.ts";
import { postponements } from "../postponing/postponing.texts.ts";
import { useRemindersOff } from "../reminding/useRemindersOff.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import type { DayActs } from "./useDayActs.ts";

interface DayRowMenuProps {
  readonly row: DayRowFragment;
  readonly acts: DayActs;
}

/** Shows the menu of a row's acts, other than opening it. */
export function DayRowMenu({ row, acts }: DayRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { reminds, promises } = dayKinds[row.kind];
  const opens = useContactOpens();
  const off = useRemindersOff(reminds ?? "quote", row.recordId, anchor !== null && reminds !== undefined);
  const chosen = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={texts.acts(row.person || row.number)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {reminds && (
          <ActItem
            label={texts.whatsApp(row.person)}
            reason={off.whatsApp ?? opens}
            disabled={off.waits}
            onClick={chosen(() => acts.write(row))}
          />
        )}
        {reminds && !isUnsent(row) && (
          <ActItem
            label={texts.mail}
            reason={off.mail ?? opens}
            disabled={off.waits}
            onClick={chosen(() => acts.mail(row))}
          />
        )}
        {promises && <ActItem label={texts.promise} onClick={chosen(() => acts.promise(row))} />}
        {(reminds ?? promises) && <Divider component="li" />}
        <ListSubheader sx={{ lineHeight: "32px" }}>{texts.postpone}</ListSubheader>
        {postponements.map((until) => (
          <ActItem key={until[0]} label={until[1]} onClick={chosen(() => acts.postpone(row, until))} />
        ))}
      </ActMenu>
    </>
  );
}
