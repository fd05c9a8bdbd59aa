import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef, useState } from "react";
import { useRoutes } from "../../base/routes/RoutesContext.ts";
import { GuideView } from "./GuideView.tsx";
import { HelpMain } from "./HelpMain.tsx";
import { WorkflowView } from "./WorkflowView.tsx";
import { guideAt } from "./guide.choice.ts";
import { helpTexts as texts } from "./help.texts.ts";
import type { Workflow } from "./help.types.ts";
import { workflowsOf } from "./workflows/workflows.ts";
import { ArrowBackIcon } from "../../ui/desk/deskIcons.tsx";
import { CloseIcon } from "../../ui/icons.tsx";

interface HelpPanelProps {
  readonly id: string;
  readonly role: number;
  readonly pathname: string;
  readonly onClose: () => void;
}

type View = "main" | "guide" | Workflow;

/**
 * Shows the help panel: the help for the current page, its guide step by step, or a workflow. The page beside
 * it stays usable.
 */
export function HelpPanel({ id, role, pathname, onClose }: HelpPanelProps) {
  const [view, setView] = useState<View>("main");
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const guide = guideAt(pathname, role, useRoutes());
  useEffect(() => {
    title.current?.focus();
  }, [view]);
  return (
    <Paper
      id={id}
      role="dialog"
      aria-labelledby={heading}
      variant="outlined"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      sx={{
        position: "fixed",
        zIndex: "modal",
        right: { xs: 8, md: 24 },
        left: { xs: 8, sm: "auto" },
        bottom: { xs: 8, md: 88 },
        width: { sm: 400 },
        maxHeight: { xs: "75dvh", md: "calc(100dvh - 120px)" },
        display: "flex",
        flexDirection: "column",
        boxShadow: 8,
      }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1,
          pl: view === "main" ? 5 : 2,
          pr: 2,
          py: 2,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        {view !== "main" && (
          <IconButton size="small" aria-label={texts.back} onClick={() => setView("main")}>
            <ArrowBackIcon fontSize="small" />
          </IconButton>
        )}
        <Typography
          id={heading}
          ref={title}
          tabIndex={-1}
          variant="h6"
          component="h2"
          sx={{ flex: 1, outline: "none" }}
        >
          {texts.title(role)}
        </Typography>
        <IconButton size="small" aria-label={texts.close} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      {/* A text longer than the panel is pushed along by keyboard too. */}
      <Box
        key={typeof view === "string" ? view : view.id}
        role="group"
        aria-labelledby={heading}
        tabIndex={0}
        sx={{ overflowY: "auto", p: 5 }}
      >
        {view === "main" && (
          <HelpMain
            guide={guide}
            workflows={workflowsOf(role)}
            onGuide={() => setView("guide")}
            onWorkflow={setView}
          />
        )}
        {view === "guide" && guide && <GuideView guide={guide} />}
        {typeof view === "object" && <WorkflowView workflow={view} />}
      </Box>
    </Paper>
  );
}
