import Fab from "@mui/material/Fab";
import type { Theme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Suspense, useCallback, useId, useRef, useState } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { helpOnPhone, laneWidth } from "../../ui/lane.ts";
import { useHelpPlace } from "./useHelpPlace.ts";
import { helpTexts as texts } from "./help.texts.ts";
import { useHelpOpening } from "./help-opening.ts";
import { HelpOutlineIcon } from "../../ui/icons.tsx";

const HelpPanel = lazyPart(async () => (await import("./HelpPanel.tsx")).HelpPanel);

interface HelpWidgetProps {
  readonly role: number;
  readonly pathname: string;
}

/**
 * Shows the floating help button at the bottom right and the panel it opens; the panel is reset on each page.
 * On a computer the button has a reserved column; on a phone it hides while the user reads or types.
 */
export function HelpWidget({ role, pathname }: HelpWidgetProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const { away, foot } = useHelpPlace(phone);
  useHelpOpening(useCallback(() => setOpen(true), []));
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
            right: { xs: helpOnPhone.edge, md: 8 },
            bottom: { xs: foot + helpOnPhone.edge, md: 16 },
            width: { xs: helpOnPhone.size, md: laneWidth - 16 },
            minHeight: 0,
            height: { xs: helpOnPhone.size, md: laneWidth - 16 },
            ...(away && !open && { transform: "translateX(150%)", visibility: "hidden" }),
            transition: (theme) => theme.transitions.create(["transform", "visibility"]),
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
