import Button, { type ButtonProps } from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { useChangesOff } from "./changes-off.ts";

interface ActButtonProps extends ButtonProps {
  /** Reason why it is disabled; null or undefined when it can be pressed. */
  readonly reason?: string | null;
}

/**
 * Shows a button that changes something. While it is disabled it shows the reason: to the pointer, to a
 * finger, to the keyboard and to a screen reader. It stays in the keyboard's order, because a button with
 * `disabled` could not show its reason there; it submits no form.
 */
export function ActButton({ reason = null, onClick, type, sx, ...button }: ActButtonProps) {
  const off = useChangesOff() ?? reason;
  if (off === null) return <Button onClick={onClick} type={type} sx={sx} {...button} />;
  return (
    <Tooltip title={off} placement="top" describeChild enterTouchDelay={0} leaveTouchDelay={6_000}>
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
