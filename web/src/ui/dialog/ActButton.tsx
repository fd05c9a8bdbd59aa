import Button, { type ButtonProps } from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";

interface ActButtonProps extends Omit<ButtonProps, "sx"> {
  /** Why it cannot be pressed now; null when it can. */
  readonly reason: string | null;
}

/**
 * A button that, while it is off, says why: to the pointer, to a finger, to the keyboard and to a screen
 * reader. It keeps its place in the order of the keyboard, because a disabled one could not tell its reason
 * there.
 */
export function ActButton({ reason, onClick, ...button }: ActButtonProps) {
  if (reason === null) return <Button onClick={onClick} {...button} />;
  return (
    <Tooltip title={reason} describeChild enterTouchDelay={0} leaveTouchDelay={6_000}>
      <Button {...button} aria-disabled disableRipple sx={{ opacity: 0.5, cursor: "not-allowed" }} />
    </Tooltip>
  );
}
