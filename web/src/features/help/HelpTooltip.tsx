import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { type ReactElement, type ReactNode, cloneElement, isValidElement } from "react";
import { useSession } from "../../base/session/useSession.ts";
import { explains } from "./tooltip.roles.ts";
import { type TooltipTopic, tooltipTexts } from "./tooltip.texts.ts";

/** Milliseconds of hover or focus before it shows. */
const DELAY = 500;

type HelpTooltipProps =
  | {
      /** Null explains nothing, for parts that are explained in some states only. */
      readonly topic: TooltipTopic | null;
      readonly text?: false;
      /** A button, or anything else that takes a ref and the focus. */
      readonly children: ReactElement;
    }
  | {
      readonly topic: TooltipTopic | null;
      /** True if the part is a text or a chip: the keyboard can then reach it to explain it. */
      readonly text: true;
      readonly children: ReactNode;
    };

/**
 * Explains a button or a state after half a second of hover or focus, to those roles that are shown its
 * topic. `<HelpTooltip topic="pagar-comision-btn"><Button>Pagar</Button></HelpTooltip>`, `<HelpTooltip text
 * topic="status-vencido">…</HelpTooltip>` The properties that a menu sets on its lines reach the part within.
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
