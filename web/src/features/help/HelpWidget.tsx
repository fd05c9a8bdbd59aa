import HelpOutlineIcon from "@mui/icons-material/HelpOutlineOutlined";
import Fab from "@mui/material/Fab";
import Tooltip from "@mui/material/Tooltip";
import { Suspense, useId, useRef, useState } from "react";
import { lazyPart } from "../../app/routes/lazy-part.ts";
import { helpTexts as texts } from "./help.texts.ts";

const HelpPanel = lazyPart(async () => (await import("./HelpPanel.tsx")).HelpPanel);

interface HelpWidgetProps {
  readonly role: number;
  readonly pathname: string;
}

/**
 * The floating button at the bottom right and the panel that it opens; the panel begins anew wherever one
 * goes.
 */
export function HelpWidget({ role, pathname }: HelpWidgetProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Tooltip title={open ? "" : texts.button} placement="left">
        <Fab
          ref={button}
          color="primary"
          size="medium"
          aria-label={texts.button}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => (open ? close() : setOpen(true))}
          sx={(theme) => ({
            position: "fixed",
            right: { xs: 16, md: 24 },
            bottom: { xs: 16, md: 24 },
            boxShadow: 3,
            // A page that keeps its one decision at the foot of the screen keeps it free.
            [theme.breakpoints.down("lg")]: { "body:has([data-foot-bar]) &": { bottom: 184 } },
            "@media print": { display: "none" },
          })}
        >
          <HelpOutlineIcon />
        </Fab>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <HelpPanel key={pathname} id={panel} role={role} pathname={pathname} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
