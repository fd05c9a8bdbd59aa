import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { ActItem } from "../../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../../ui/dialog/ActMenu.tsx";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { purchaseItemActs } from "./purchase.acts.tsx";
import type { ItemActs, PurchaseItemAct } from "./purchase.offered-acts.ts";
import { actTopics } from "./purchase.topics.ts";
import type { PurchaseItemFragment } from "./purchases.generated.ts";
import { MoreVertIcon } from "../../../ui/icons.tsx";

interface ItemActionsProps {
  readonly item: Pick<PurchaseItemFragment, "id" | "descripcion">;
  readonly acts: ItemActs;
  readonly foremost: boolean;
  readonly onAct: (act: PurchaseItemAct) => void;
  readonly onReceipt?: () => void;
}

/** Shows the next act on an item as a button, and the others in a menu. */
export function ItemActions({ item, acts, foremost, onAct, onReceipt }: ItemActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { next, others } = acts;
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1,
        justifyContent: next ? { xs: "space-between", md: "flex-end" } : "flex-end",
        alignItems: "center",
        minWidth: { md: 220 },
      }}
    >
      {next && (
        <HelpTooltip topic={actTopics[next] ?? null}>
          <Button
            variant={foremost ? "contained" : "outlined"}
            color={foremost ? "secondary" : "primary"}
            aria-label={`${purchaseItemActs[next].label}: ${item.descripcion}`}
            onClick={() => onAct(next)}
          >
            {purchaseItemActs[next].label}
          </Button>
        </HelpTooltip>
      )}
      {(others.size > 0 || onReceipt) && (
        <>
          <IconButton
            aria-label={`Más acciones de ${item.descripcion}`}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <MoreVertIcon />
          </IconButton>
          <ActMenu anchor={anchor} onClose={() => setAnchor(null)}>
            {onReceipt && <MenuItem onClick={choose(onReceipt)}>Ver comprobante</MenuItem>}
            {[...others].map(([act, off]) => (
              <HelpTooltip key={act} topic={actTopics[act] ?? null}>
                <ActItem
                  label={purchaseItemActs[act].label}
                  reason={off}
                  onClick={choose(() => onAct(act))}
                />
              </HelpTooltip>
            ))}
          </ActMenu>
        </>
      )}
    </Stack>
  );
}
