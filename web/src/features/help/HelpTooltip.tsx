import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { type ReactElement, type ReactNode, cloneElement, isValidElement } from "react";
import { useSession } from "../../base/session/useSession.ts";
import { explains } from "./tooltip.roles.ts";
import { type TooltipTopic, tooltipTexts } from "./tooltip.texts.ts";

/** Milliseconds of hover or focus before the tooltip is displayed. */
const DELAY = 500;

type HelpTooltipProps =
  | {
      /** Topic of the tooltip; null for no tooltip, for elements that are only explained in some states. */
      readonly topic: TooltipTopic | null;
      readonly text?: false;
      /** Element to explain: a button, or any element that accepts a ref and the focus. */
      readonly children: ReactElement;
    }
  | {
      readonly topic: TooltipTopic | null;
      /**
       * True if the element is a text or a chip, which then becomes focusable so that keyboard users can read
       * the tooltip.
       */
      readonly text: true;
      readonly children: ReactNode;
    };

/**
 * Shows a tooltip for a button or a status after half a second of hover or focus, to roles that see its
 * topic. `<HelpTooltip topic="pagar-comision-btn"><Button>Pagar</Button></HelpTooltip>`, `<HelpTooltip text
 * topic="status-vencido">…</HelpTooltip>` Properties that a menu sets on its items are passed to the element.
 */
export function HelpTooltip({ topic, text, children, ...given }: HelpTooltipProps) {
  const { user } = useSession();
  const explained = topic && user && explains(topic, user.role) ? topic : null;
  if (!explained) return isValidElement(children) ? cloneElement(children, given) : children;
  const part = text ? (
    <Box component="span" tabIndex={0} sx={{ cursor: "help", borderRadius: 1 }}>
      {children}
    </Box>
  ) : (
    children
  );
  return (
    <Tooltip
      {...given}
      describeChild
      enterDelay={DELAY}
      enterNextDelay={DELAY}
      title={<>{tooltipTexts[explained]}</>}
      data-help={explained}
    >
      {part}
    </Tooltip>
  );
}
