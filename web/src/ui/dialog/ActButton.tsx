import Button, { type ButtonProps } from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { useChangesOff } from "./changes-off.ts";

interface ActButtonProps extends ButtonProps {
  /** Why it cannot be pressed now; null, or nothing, when it can. */
  readonly reason?: string | null;
}

/**
 * A button that changes something. While it is off, it says why: to the pointer, to a finger, to the keyboard
 * and to a screen reader. It keeps its place in the order of the keyboard, because a disabled one could not
 * tell its reason there; it sends no form.
 */
export function ActButton({ reason = null, onClick, type, sx, ...button }: ActButtonProps) {
  const off = useChangesOff() ?? reason;
  if (off === null) return <Button onClick={onClick} type={type} sx={sx} {...button} />;
  return (
    <Tooltip title={off} describeChild enterTouchDelay={0} leaveTouchDelay={6_000}>
      <Button
        {...button}
        type="button"
        aria-disabled
        disableRipple
        sx={[{ opacity: 0.5, cursor: "not-allowed" }, ...(Array.isArray(sx) ? sx : [sx])]}
      />
    </Tooltip>
  );
}
