import Button, { type ButtonProps } from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import { useChangesOff } from "./changes-off.ts";

interface ActButtonProps extends ButtonProps {
  /** Reason why the button is disabled; null or undefined when it is enabled. */
  readonly reason?: string | null;
}

/**
 * Shows a button that changes something. While disabled it shows the reason on hover, touch and focus, and to
 * screen readers. It stays focusable, because a button with `disabled` could not show the reason there; it
 * submits no form.
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
