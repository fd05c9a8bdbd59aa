import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useChangesOff } from "./changes-off.ts";

interface ActIconButtonProps extends Omit<IconButtonProps, "aria-label"> {
  readonly "aria-label": string;
  /** Tooltip while the button can be pressed; none without it. */
  readonly hint?: string;
  /** The page of the act, if it has a page of its own. */
  readonly href?: string;
}

/**
 * Shows a picture that changes something when it is pressed. While nothing can be changed it shows why, as an
 * `ActButton` does, and keeps its place in the order of the keyboard.
 */
export function ActIconButton({ hint, onClick, href, sx, ...button }: ActIconButtonProps) {
  const off = useChangesOff();
  if (off === null) {
    const on = <IconButton size="small" {...button} {...(href && { href })} onClick={onClick} sx={sx} />;
    // A disabled button sends no events to its tooltip.
    return hint && !button.disabled ? <Tooltip title={hint}>{on}</Tooltip> : on;
  }
  return (
    <Tooltip title={off} describeChild enterTouchDelay={0} leaveTouchDelay={6_000}>
      <IconButton
        size="small"
        {...button}
        disabled={false}
        aria-disabled
        disableRipple
        sx={[{ opacity: 0.5, cursor: "not-allowed" }, ...(Array.isArray(sx) ? sx : [sx])]}
      />
    </Tooltip>
  );
}
