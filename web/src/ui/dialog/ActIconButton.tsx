import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useChangesOff } from "./changes-off.ts";

interface ActIconButtonProps extends Omit<IconButtonProps, "aria-label"> {
  readonly "aria-label": string;
  /** Tooltip while the button is enabled. */
  readonly hint?: string;
  /** Address of the act's page, if it has one. */
  readonly href?: string;
}

/**
 * Shows an icon button that changes something. While disabled it shows the reason, as `ActButton` does, and
 * stays focusable.
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
