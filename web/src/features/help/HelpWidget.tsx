import Fab from "@mui/material/Fab";
import Tooltip from "@mui/material/Tooltip";
import { Suspense, useId, useRef, useState } from "react";
import { lazyPart } from "../../app/routes/lazy-part.ts";
import { laneWidth } from "../../ui/lane.ts";
import { helpTexts as texts } from "./help.texts.ts";
import { HelpOutlineIcon } from "../../ui/icons.tsx";

const HelpPanel = lazyPart(async () => (await import("./HelpPanel.tsx")).HelpPanel);

interface HelpWidgetProps {
  readonly role: number;
  readonly pathname: string;
}

/**
 * The floating button at the bottom right, in its lane, and the panel that it opens; the panel begins anew
 * wherever one goes.
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
          sx={{
            position: "fixed",
            right: { xs: 4, md: 8 },
            bottom: 16,
            width: { xs: laneWidth.phone - 8, md: laneWidth.desk - 16 },
            minHeight: 0,
            height: { xs: 48, md: laneWidth.desk - 16 },
            borderRadius: "999px",
            boxShadow: 3,
            "@media print": { display: "none" },
          }}
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
