import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { ActItem } from "../../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../../ui/dialog/ActMenu.tsx";
import { useContactOpens } from "../../../ui/passage/useContactOpens.ts";
import { remindingTexts as texts } from "./reminding.texts.ts";
import { type Reminded, useReminding } from "./useReminding.ts";
import { useRemindersOff } from "./useRemindersOff.ts";
import { NotificationsActiveIcon } from "../../../ui/desk/deskIcons.tsx";

interface RemindButtonProps {
  /** Name of the person in the record. */
  readonly person: string;
  /** Subject of the reminder. */
  readonly of: Reminded;
  readonly recordId: string;
}

/** Reminds the client of a record of one's day, by mail or by WhatsApp. */
export function RemindButton({ person, of, recordId }: RemindButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opens = useContactOpens();
  const { busy, byMail, byWhatsApp } = useReminding(of, recordId);
  const offs = useRemindersOff(of, recordId, anchor !== null);
  const waits = busy || offs.waits;
  const pressed = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <Tooltip title="Recordar">
        <IconButton
          size="small"
          aria-label={texts.remind(person)}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <NotificationsActiveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        <ActItem label={texts.mail} reason={offs.mail ?? opens} disabled={waits} onClick={pressed(byMail)} />
        <ActItem
          label={texts.whatsapp}
          reason={offs.whatsApp ?? opens}
          disabled={waits}
          onClick={pressed(byWhatsApp)}
        />
      </ActMenu>
    </>
  );
}
