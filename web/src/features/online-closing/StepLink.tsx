import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { closingTexts as texts } from "./closing.texts.ts";
import { type OpenedStep, useStepLink } from "./useStepLink.ts";

interface StepLinkProps {
  readonly of: OpenedStep;
  /** Renders the form with the token of its own link. */
  readonly children: (link: string) => ReactNode;
}

/** Shows the form of a step once its link is there, or why it does not open. */
export function StepLink({ of, children }: StepLinkProps) {
  const { link, failure, ask } = useStepLink(of);
  if (failure !== null)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => void ask()}>
            {texts.retry}
          </Button>
        }
      >
        {failure}
      </Alert>
    );
  return link === null ? <RecordSkeleton /> : children(link);
}
