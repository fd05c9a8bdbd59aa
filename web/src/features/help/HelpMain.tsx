import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { HiddenText } from "../../ui/HiddenText.tsx";
import { useSettings } from "../../base/settings.ts";
import { helpPaths } from "./help.paths.ts";
import { helpTexts as texts } from "./help.texts.ts";
import type { Guide, Workflow } from "./help.types.ts";
import { supportAddress } from "./support.ts";
import { MenuBookIcon, SupportAgentIcon } from "../../ui/desk/deskIcons.tsx";
import { ChevronRightIcon } from "../../ui/icons.tsx";

interface HelpMainProps {
  readonly guide: Guide | null;
  readonly workflows: readonly Workflow[];
  readonly onGuide: () => void;
  readonly onWorkflow: (workflow: Workflow) => void;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const row = {
  justifyContent: "flex-start",
  textAlign: "left",
  whiteSpace: "normal",
  px: 3,
  color: "text.primary",
  fontWeight: 500,
} as const;

/** Shows the first view of the help: the guide of the current page, the workflows, and further help. */
export function HelpMain({ guide, workflows, onGuide, onWorkflow }: HelpMainProps) {
  const support = supportAddress(useSettings().agency);
  return (
    <Stack sx={{ gap: 6 }}>
      <Part title={texts.thisPage}>
        {guide ? (
          <Stack sx={{ gap: 3, alignItems: "flex-start" }}>
            <div>
              <Typography sx={{ fontWeight: 650 }}>{guide.title}</Typography>
              <Typography variant="body2" color="textSecondary">
                {texts.steps(guide.steps.length)}
              </Typography>
            </div>
            <Button variant="contained" onClick={onGuide}>
              {texts.start}
            </Button>
          </Stack>
        ) : (
          <Typography variant="body2">{texts.noGuide}</Typography>
        )}
      </Part>
      {workflows.length > 0 && (
        <Part title={texts.workflows}>
          <Stack>
            {workflows.map((workflow) => (
              <Button
                key={workflow.id}
                onClick={() => onWorkflow(workflow)}
                endIcon={<ChevronRightIcon />}
                sx={{ ...row, justifyContent: "space-between" }}
              >
                {workflow.title}
              </Button>
            ))}
          </Stack>
        </Part>
      )}
      <Part title={texts.links}>
        <Stack>
          <Button
            href={helpPaths.manual.to()}
            target="_blank"
            rel="noopener"
            startIcon={<MenuBookIcon />}
            sx={row}
          >
            {texts.manual}
            <HiddenText> {texts.newTab}</HiddenText>
          </Button>
          {support && (
            <Button href={support} startIcon={<SupportAgentIcon />} sx={row}>
              {texts.support}
            </Button>
          )}
        </Stack>
      </Part>
    </Stack>
  );
}
