import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { ActItem } from "../../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../../ui/dialog/ActMenu.tsx";
import { receivableTexts as texts } from "./receivable.texts.ts";
import type { ReceivableRowFragment } from "./receivables.generated.ts";
import type { ReceivableActions } from "./useReceivableActions.ts";
import { MoreVertIcon } from "../../../ui/icons.tsx";

interface ReceivableRowMenuProps {
  readonly row: ReceivableRowFragment;
  readonly actions: ReceivableActions;
}

/** Shows the menu of actions on the debt of one contract. */
export function ReceivableRowMenu({ row, actions }: ReceivableRowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = (label: string, onClick: () => void) => (
    <ActItem
      key={label}
      label={label}
      reason={null}
      onClick={() => {
        setAnchor(null);
        onClick();
      }}
    />
  );
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Acciones de ${row.contractNumber}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {row.saldoVencido > 0 && [
          item(texts.remind, () => actions.remind(row)),
          item(texts.whatsapp, () => actions.remindByWhatsApp(row)),
        ]}
        {item(texts.promise, () => actions.show(row))}
        {row.promiseId && item(texts.withdraw, () => actions.withdraw(row))}
      </ActMenu>
    </>
  );
}
