import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { ReactElement } from "react";
import { ActsMenu } from "../../../base/acts/ActsMenu.tsx";
import type { OfferedActs } from "../../../base/acts/offered-acts.ts";
import { placedActs } from "../../../base/acts/shown-acts.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { ReceiptLongOutlinedIcon } from "../../../ui/desk/deskIcons.tsx";
import { asItIs } from "../../../ui/dialog/step-action.ts";
import { HelpOutlineIcon } from "../../../ui/icons.tsx";
import { reasonToStayShut } from "../../approvals/second-person.ts";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";
import { commissionActs } from "./commission.acts.tsx";
import type { OfferedCommissionAct } from "./commission.offered-acts.ts";
import { commissionTexts as texts } from "./commission.texts.ts";

interface CommissionRowActionsProps {
  /** Name of the commission's owner, for screen readers. */
  readonly of: string;
  readonly acts: OfferedActs<OfferedCommissionAct>;
  readonly onAct: (act: OfferedCommissionAct) => void;
}

interface RowButton {
  readonly label: string;
  readonly spoken: (of: string) => string;
  readonly variant: "contained" | "outlined";
  readonly explained?: (button: ReactElement) => ReactElement;
}

/** Acts that may be the row's button: the first one that is offered; all others are in the menu. */
const rowButtons = {
  answer: {
    label: texts.answer,
    spoken: (of) => `${texts.answer} la objeción de ${of}`,
    variant: "outlined",
  },
  approve: {
    label: texts.approve,
    spoken: (of) => `${texts.approve} la comisión de ${of}`,
    variant: "outlined",
    explained: (button) => <HelpTooltip topic="aprobar-comision-btn">{button}</HelpTooltip>,
  },
  pay: {
    label: texts.pay,
    spoken: (of) => `${texts.pay} la comisión de ${of}`,
    variant: "contained",
    explained: (button) => <HelpTooltip topic="pagar-comision-btn">{button}</HelpTooltip>,
  },
  request: {
    label: texts.request,
    spoken: (of) => `${texts.request}: comisión de ${of}`,
    variant: "contained",
  },
} satisfies Partial<Record<OfferedCommissionAct, RowButton>>;

const inMenu = placedActs(commissionActs, "menu");

/** Shows the buttons at the end of a commission's row. */
export function CommissionRowActions({ of, acts, onAct }: CommissionRowActionsProps) {
  const offered = new Map([...acts].map(([act, reason]) => [act, reasonToStayShut(reason)] as const));
  const first = (Object.keys(rowButtons) as (keyof typeof rowButtons)[]).find((act) => offered.has(act));
  const button: RowButton | undefined = first && rowButtons[first];
  return (
    <>
      {offered.has("receipt") && (
        <Tooltip title={texts.seeReceipt}>
          <IconButton
            size="small"
            aria-label={`${texts.seeReceipt} de ${of}`}
            onClick={() => onAct("receipt")}
          >
            <ReceiptLongOutlinedIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {offered.has("explain") && (
        <Tooltip title={texts.why}>
          <IconButton
            size="small"
            aria-label={`${texts.why} Comisión de ${of}`}
            onClick={() => onAct("explain")}
          >
            <HelpOutlineIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {first &&
        button &&
        (button.explained ?? asItIs)(
          <ActButton
            size="small"
            variant={button.variant}
            reason={offered.get(first) ?? null}
            aria-label={button.spoken(of)}
            onClick={() => onAct(first)}
          >
            {button.label}
          </ActButton>,
        )}
      <ActsMenu
        label={`Más acciones de la comisión de ${of}`}
        acts={commissionActs}
        names={inMenu.filter((act) => act !== first)}
        record={{}}
        offered={offered}
        onAct={onAct}
      />
    </>
  );
}
